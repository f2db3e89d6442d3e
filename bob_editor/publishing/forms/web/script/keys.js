// Keys on the map.
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
    if (taken) byId('told').textContent = say('{name} taken up.', { name: taken.name });
    lifted = taken;
  } else return;
  event.preventDefault();
});
