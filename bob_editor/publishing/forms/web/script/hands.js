// Mouse, pen and fingers on the map.
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
