// One scenario's map: its hexes, their names and places.
const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId('data').textContent);
const svg = byId('map');
// A text in the page's language, with its values in their places.
const say = (text, values = {}) => (data.words[text] || text).replace(/\{(\w+)\}/g, (_, name) => values[name]);
const VERDICTS = [say('clear'), say('hindered'), say('blocked'), say('blind')];
const ROOT3 = Math.sqrt(3);

function made(name, parent, attributes) {
  const one = document.createElementNS(svg.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  parent.append(one);
  return one;
}

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
