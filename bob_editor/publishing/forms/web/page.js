'use strict';
(() => { // a window has names of its own, such as top
// One scenario's map: its view, the field and thread of the packed table, and counters that can be moved.
const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId('data').textContent);
const svg = byId('map');
const VERDICTS = ['clear', 'hindered', 'blocked', 'blind'];
const ROOT3 = Math.sqrt(3);

function made(name, parent, attributes) {
  const one = document.createElementNS(svg.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  parent.append(one);
  return one;
}

// -- hexes ------------------------------------------------------------------------------------------------------

const hexes = data.hexes.map(([names, q, r, told], place) => {
  const u = 3 * q;
  const v = (2 * r + q + data.parity) * ROOT3;
  return { place, names, q, r, told, x: data.pointy ? v : u, y: data.pointy ? u : v };
});
const CORNERS = [[2, 0], [1, ROOT3], [-1, ROOT3], [-2, 0], [-1, -ROOT3], [1, -ROOT3]]
  .map(([x, y]) => (data.pointy ? [y, x] : [x, y]));
const outline = (at) => 'M' + CORNERS.map(([x, y]) => `${(at.x + x).toFixed(2)} ${(at.y + y).toFixed(2)}`).join('L') + 'Z';
const away = (a, b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

const named = new Map();
const plain = new Map();
for (const at of hexes) {
  for (const name of at.names) {
    named.set(name.toUpperCase(), at);
    const short = name.toUpperCase().split('.').pop();
    plain.set(short, plain.has(short) && plain.get(short) !== at ? null : at);
  }
}
const hexOf = (name) => {
  const key = name.trim().toUpperCase();
  return named.get(key) || plain.get(key) || null;
};

function nearest(x, y, most) {
  let best = null;
  let least = most * most;
  for (const at of hexes) {
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

// -- view -------------------------------------------------------------------------------------------------------

const [left, top, wide, high] = data.area;
const view = { x: left + wide / 2, y: top + high / 2, zoom: 1 };

function look() {
  const box = svg.getBoundingClientRect();
  const ratio = box.width / Math.max(1, box.height);
  const span = Math.max(wide, high * ratio) / view.zoom;
  view.x = Math.min(left + wide, Math.max(left, view.x));
  view.y = Math.min(top + high, Math.max(top, view.y));
  svg.setAttribute('viewBox', [view.x - span / 2, view.y - span / ratio / 2, span, span / ratio].join(' '));
}
function spot(event) {
  const to = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [to.x, to.y];
}
function zoomBy(factor, x = view.x, y = view.y) {
  const zoom = Math.min(16, Math.max(1, view.zoom * factor));
  const kept = view.zoom / zoom;
  view.x = x + (view.x - x) * kept;
  view.y = y + (view.y - y) * kept;
  view.zoom = zoom;
  look();
}
function whole() {
  Object.assign(view, { x: left + wide / 2, y: top + high / 2, zoom: 1 });
  look();
}

// -- lines of sight ---------------------------------------------------------------------------------------------

let table = null;
let origin = null;
let target = null;

async function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
const classOf = (from, to) => data.classes[table[from.place * hexes.length + to.place]];

function told(from, to) {
  const [code, hindrance, reason] = classOf(from, to);
  const verdict = VERDICTS[code] + (code === 1 ? ' by ' + hindrance : '');
  return `${from.names[0]} to ${to.names[0]}: ${verdict}${reason ? ', ' + reason : ''}; range ${away(from, to)}.`;
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
    byId('told').textContent = `From ${at.names[0]}: ` +
      seen.map((some, code) => `${some.length} ${VERDICTS[code]}`).join(', ') + '.';
  } else if (table) {
    byId('told').textContent = 'Choose a hex to look from.';
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
      (code === 1 && table ? ` (${classOf(at, one)[1]})` : '')).join(' ') || 'none' : '';
    return [name, words];
  }));
  showTarget(target);
}

// -- counters ---------------------------------------------------------------------------------------------------

const half = data.face / 2;
const counters = data.counters.map(([face, x, y, name]) => {
  const image = made('image', byId('counters'), { class: 'counter', width: data.face, height: data.face });
  image.setAttribute('href', 'data:image/png;base64,' + data.faces[face]);
  made('title', image, {}).textContent = name;
  const one = { image, name, home: [x, y] };
  put(one, x, y);
  return one;
});
function put(one, x, y) {
  Object.assign(one, { x, y });
  one.image.setAttribute('x', x - half);
  one.image.setAttribute('y', y - half);
}
function drop(one, x, y) {
  const at = nearest(x, y, 2.2);
  const under = at ? counters.filter((other) => other !== one && nearest(other.x, other.y, 2.2) === at).length : 0;
  if (at) put(one, at.x + 0.26 * under, at.y - 0.26 * under);
  byId('counters').append(one.image);
  if (at) byId('told').textContent = `${one.name} stands in ${at.names[0]}.`;
}

// -- hands ------------------------------------------------------------------------------------------------------

const fingers = new Map();
let held = null;
let lifted = null;
let moved = false;

svg.addEventListener('pointerdown', (event) => {
  svg.setPointerCapture(event.pointerId);
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
  if (fingers.size === 1) {
    moved = false;
    held = counters.find((one) => one.image === event.target) || null;
  } else {
    held = null;
    moved = true;
  }
});
svg.addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) {
    if (event.pointerType === 'mouse') showTarget(nearest(...spot(event), 2));
    return;
  }
  const [dx, dy] = [event.clientX - before[0], event.clientY - before[1]];
  if (!moved && Math.hypot(dx, dy) < 6) return;
  moved = true;
  const scale = 1 / svg.getScreenCTM().a;
  if (held) {
    const [x, y] = spot(event);
    put(held, x, y);
  } else {
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)[1];
      const spread = (one) => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const middle = { clientX: (event.clientX + other[0]) / 2, clientY: (event.clientY + other[1]) / 2 };
      zoomBy(spread([event.clientX, event.clientY]) / Math.max(1, spread(before)), ...spot(middle));
    }
    view.x -= dx * scale / fingers.size;
    view.y -= dy * scale / fingers.size;
    look();
  }
  fingers.set(event.pointerId, [event.clientX, event.clientY]);
});
function released(event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  const at = nearest(...spot(event), 2);
  if (held && moved) drop(held, ...spot(event));
  else if (!moved && event.type === 'pointerup') {
    if (event.pointerType === 'mouse' || !origin || at === origin) {
      target = at;
      showField(at === origin ? null : at);
    } else showTarget(at);
  }
  held = null;
}
svg.addEventListener('pointerup', released);
svg.addEventListener('pointercancel', released);
svg.addEventListener('wheel', (event) => {
  if (event.deltaY > 0 && view.zoom === 1) return; // the page scrolls on
  event.preventDefault();
  zoomBy(2 ** (-event.deltaY / 400), ...spot(event));
}, { passive: false });

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function step([dx, dy]) {
  const from = target || origin || nearest(view.x, view.y, 1e9);
  if (!target) return from;
  const ahead = hexes.filter((one) => away(one, from) === 1)
    .map((one) => [(one.x - from.x) * dx + (one.y - from.y) * dy, one]).filter(([far]) => far > 1.7);
  return ahead.sort((a, b) => b[0] - a[0])[0]?.[1] || from;
}
svg.addEventListener('keydown', (event) => {
  const way = STEPS[event.key];
  if (way && event.shiftKey) {
    view.x += way[0] * wide / view.zoom / 6;
    view.y += way[1] * high / view.zoom / 6;
    look();
  } else if (way) showTarget(step(way));
  else if (event.key === 'Enter' || event.key === ' ') showField(target);
  else if (event.key === 'Escape') showField(null);
  else if (event.key === '+' || event.key === '=') zoomBy(1.4);
  else if (event.key === '-') zoomBy(1 / 1.4);
  else if (event.key === '0') whole();
  else if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey && target) {
    if (lifted) drop(lifted, target.x, target.y);
    const taken = lifted ? null : counters.findLast((one) => nearest(one.x, one.y, 2.2) === target);
    if (taken) byId('told').textContent = `${taken.name} taken up.`;
    lifted = taken;
  } else return;
  event.preventDefault();
});
byId('nearer').onclick = () => zoomBy(1.5);
byId('farther').onclick = () => zoomBy(1 / 1.5);
byId('whole').onclick = whole;
byId('here').onclick = () => showField(target);
byId('back').onclick = () => counters.forEach((one) => put(one, ...one.home));
byId('shown').addEventListener('change', (event) =>
  byId('counters').setAttribute('display', event.target.checked ? 'inline' : 'none'));
byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const asked = [event.target.start.value, event.target.goal.value];
  const [from, to] = asked.map(hexOf);
  if (!from || !to) {
    byId('told').textContent = `There is no hex ${asked[from ? 1 : 0] || 'without a name'} on this map.`;
    return;
  }
  target = to;
  showField(from);
});
for (const words of document.querySelectorAll('span.hex')) {
  const at = hexOf(words.textContent);
  if (!at) continue;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'hex', textContent: words.textContent });
  button.onclick = () => { showTarget(at); svg.scrollIntoView({ block: 'nearest' }); };
  words.replaceWith(button);
}

svg.style.aspectRatio = wide / high;
addEventListener('resize', look);
addEventListener('beforeprint', whole);
look();
if (!data.los) byId('told').textContent = data.why;
else if (!('DecompressionStream' in window)) byId('told').textContent = 'This browser is too old to unpack the lines of sight.';
else unpacked(data.los).then((found) => { table = found; showField(origin); });
})();
