// Unpacks a zlib stream where the browser doesn't do it.
function inflated(bytes, size) {
  const found = new Uint8Array(size);
  let [place, bit, end] = [2, 0, 0]; // a zlib stream begins with two bytes of its own
  const bits = (count) => {
    let value = 0;
    for (let one = 0; one < count; one++) {
      value |= (bytes[place] >> bit & 1) << one;
      bit = (bit + 1) & 7;
      if (!bit) place++;
    }
    return value;
  };
  // A code: how many symbols there are of each length, and the symbols in order.
  const codeOf = (lengths) => {
    const counts = new Array(16).fill(0);
    lengths.forEach((one) => { if (one) counts[one]++; });
    const symbols = lengths.map((one, symbol) => [one, symbol]).filter(([one]) => one);
    return { counts, symbols: symbols.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, symbol]) => symbol) };
  };
  const symbolOf = ({ counts, symbols }) => {
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length < 16; length++) {
      code |= bits(1);
      if (code - counts[length] < first) return symbols[index + code - first];
      index += counts[length];
      first = (first + counts[length]) << 1;
      code <<= 1;
    }
    throw new Error('The lines of sight are damaged.');
  };
  const run = (count, value) => new Array(count).fill(value);
  const plain = () => [
    codeOf([...run(144, 8), ...run(112, 9), ...run(24, 7), ...run(8, 8)]), codeOf(run(30, 5))];
  const told = () => {
    const [literals, distances, orders] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
    const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    const short = run(19, 0);
    for (let one = 0; one < orders; one++) short[order[one]] = bits(3);
    const code = codeOf(short);
    const lengths = [];
    while (lengths.length < literals + distances) {
      const symbol = symbolOf(code);
      if (symbol < 16) lengths.push(symbol);
      else if (symbol === 16) lengths.push(...run(3 + bits(2), lengths[lengths.length - 1]));
      else lengths.push(...run(symbol === 17 ? 3 + bits(3) : 11 + bits(7), 0));
    }
    return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
  };
  for (let last = 0; !last;) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) {
      if (bit) [place, bit] = [place + 1, 0];
      const count = bytes[place] | bytes[place + 1] << 8;
      found.set(bytes.subarray(place + 4, place + 4 + count), end);
      [place, end] = [place + 4 + count, end + count];
      continue;
    }
    const [literal, distance] = kind === 1 ? plain() : told();
    for (let symbol = symbolOf(literal); symbol !== 256; symbol = symbolOf(literal)) {
      if (symbol < 256) { found[end++] = symbol; continue; }
      const more = symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2;
      const count = symbol === 285 ? 258
        : symbol < 265 ? symbol - 254 : ((4 + (symbol - 261 & 3)) << more) + 3 + bits(more);
      const far = symbolOf(distance);
      const extra = far < 4 ? 0 : (far - 2) >> 1;
      const back = far < 4 ? far + 1 : ((2 + (far & 1)) << extra) + 1 + bits(extra);
      for (let one = 0; one < count; one++, end++) found[end] = found[end - back];
    }
  }
  return found;
}
