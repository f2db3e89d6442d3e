// Counters that can be moved.
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
  if (at) byId('told').textContent = say('{name} stands in {hex}.', { name: one.name, hex: at.names[0] });
}
