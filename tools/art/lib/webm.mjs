const id = (hex) => Buffer.from(hex, 'hex');

/** Creates one EBML element (RFC 8794) with a size of eight bytes. */
function element(hex, ...parts) {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([id(hex), size, content]);
}

function number(hex, value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(hex, bytes);
}

function double(hex, value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(hex, bytes);
}

const text = (hex, value) => element(hex, Buffer.from(value, 'latin1'));

function simpleBlock({ data, key }, milliseconds) {
  const head = Buffer.from([0x81, 0, 0, key ? 0x80 : 0]);
  head.writeInt16BE(milliseconds, 1);
  return element('a3', head, data);
}

/** Creates a WebM file of VP9 frames (`{ data, key }`) at a constant rate. */
export function webm(frames, { width, height, rate }) {
  const at = (index) => Math.round((index * 1000) / rate);
  const header = element(
    '1a45dfa3',
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    text('4282', 'webm'),
    number('4287', 2),
    number('4285', 2),
  );
  const info = element(
    '1549a966',
    number('2ad7b1', 1_000_000),
    double('4489', at(frames.length)),
    text('4d80', 'holocade'),
    text('5741', 'holocade'),
  );
  const video = element('e0', number('b0', width), number('ba', height));
  const track = element('ae', number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP9'), video);
  const clusters = [];
  frames.forEach((frame, index) => {
    if (frame.key) clusters.push({ start: at(index), blocks: [] });
    const cluster = clusters.at(-1);
    cluster.blocks.push(simpleBlock(frame, at(index) - cluster.start));
  });
  const media = clusters.map(({ start, blocks }) => element('1f43b675', number('e7', start), ...blocks));
  return Buffer.concat([header, element('18538067', info, element('1654ae6b', track), ...media)]);
}
