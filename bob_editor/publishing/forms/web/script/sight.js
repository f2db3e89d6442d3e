// The field and the thread of the packed table.
let table = null;
let origin = null;
let target = null;

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const size = hexes.length ** 2 * data.bytes;
  let found;
  if ('DecompressionStream' in window) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    found = new Uint8Array(await new Response(stream).arrayBuffer());
  } else found = inflated(bytes, size);
  return data.bytes === 2 ? new Uint16Array(found.buffer) : found;
}
const classOf = (from, to) => data.classes[table[from.place * hexes.length + to.place]];

function told(from, to) {
  const [code, hindrance, reason] = classOf(from, to);
  const verdict = code === 1 ? say('hindered by {count}', { count: hindrance }) : VERDICTS[code];
  const range = away(from, to);
  const untold = code && range > data.reasoned;
  const why = reason || (untold ? say('the reason is told up to {count} hexes', { count: data.reasoned }) : '');
  return say('{start} to {goal}: {verdict}; range {range}.', {
    start: from.names[0], goal: to.names[0], verdict: why ? `${verdict}, ${why}` : verdict, range,
  });
}
function showTarget(at) {
  target = at;
  byId('cursor').setAttribute('d', at ? outline(at) : '');
  byId('hex').textContent = at ? `${at.names.join(', ')}: ${at.told}` : '';
  const line = origin && at && at !== origin ? `M${origin.x} ${origin.y}L${at.x} ${at.y}` : '';
  byId('thread').setAttribute('d', line);
  byId('line').setAttribute('d', line);
  if (line && table) byId('told').textContent = told(origin, at);
}
function showField(at) {
  origin = at;
  const seen = [[], [], [], []];
  byId('numbers').replaceChildren();
  if (at && table) {
    for (const other of hexes) {
      if (other === at) continue;
      const [code, hindrance] = classOf(at, other);
      seen[code].push(other);
      if (code === 1) {
        const sign = made('text', byId('numbers'), {
          x: other.x, y: other.y + 0.32, 'text-anchor': 'middle', 'font-size': 0.95, 'font-weight': 700,
          fill: '#2b1a00', stroke: '#ffd98a', 'stroke-width': 0.3, 'paint-order': 'stroke',
        });
        sign.textContent = hindrance;
      }
    }
    const counts = seen.map((some, code) => `${some.length} ${VERDICTS[code]}`).join(', ');
    byId('told').textContent = say('From {hex}: {counts}.', { hex: at.names[0], counts });
  } else if (table) {
    byId('told').textContent = say('Choose a hex to look from.');
  }
  seen.forEach((some, code) => {
    const path = some.map(outline).join('');
    byId('v' + code).setAttribute('d', path);
    if (code > 1) byId('v' + code + 's').setAttribute('d', path);
  });
  byId('origin').setAttribute('d', at ? outline(at) : '');
  byId('field').querySelector('dl').replaceChildren(...seen.flatMap((some, code) => {
    const [name, words] = [document.createElement('dt'), document.createElement('dd')];
    name.textContent = VERDICTS[code];
    words.textContent = at ? some.map((one) => one.names[0] +
      (code === 1 && table ? ` (${classOf(at, one)[1]})` : '')).join(' ') || say('none') : '';
    return [name, words];
  }));
  showTarget(target);
}
