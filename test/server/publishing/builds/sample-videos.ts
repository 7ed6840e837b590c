const element = (id: string, content: Buffer, unknownSize = false): Buffer =>
  Buffer.concat([
    Buffer.from(id, 'hex'),
    unknownSize ? Buffer.from('01ffffffffffffff', 'hex') : Buffer.from([0x80 | content.length]),
    content,
  ]);

/** Creates the start of a WebM file; without a duration like a live recording. */
export function webm({
  seconds,
  docType = 'webm',
}: {
  readonly seconds: number | undefined;
  readonly docType?: string;
}): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE((seconds ?? 0) * 1000);
  const scale = element('2ad7b1', Buffer.from('0f4240', 'hex'));
  const info = seconds === undefined ? scale : Buffer.concat([scale, element('4489', duration)]);
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    element('18538067', element('1549a966', info), seconds === undefined),
  ]);
}

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Creates the boxes of an MP4 file with its format and duration. */
export function mp4({ brand, seconds }: { readonly brand: string; readonly seconds: number }): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(seconds * 1000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}abcd`)),
    box('mdat', Buffer.alloc(5)),
    box('moov', box('mvhd', header)),
  ]);
}
