// Buttons and fields beside the map, and hexes in the card's text.
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
    const name = asked[from ? 1 : 0];
    byId('told').textContent =
      name ? say('There is no hex {name} on this map.', { name }) : say('Name two hexes of the map.');
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
