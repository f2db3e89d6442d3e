// The first look.
svg.style.aspectRatio = wide / high;
addEventListener('resize', look);
addEventListener('beforeprint', whole);
look();
if (!data.los) byId('told').textContent = data.why;
else unpacked(data.los).then((found) => { table = found; showField(origin); });
