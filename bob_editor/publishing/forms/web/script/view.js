// What part of the map is seen, and how near.
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
