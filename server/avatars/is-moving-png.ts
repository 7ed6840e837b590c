/** After the signature: chunks of a length, a kind, so many bytes and a checksum (PNG §5). */
const FIRST_CHUNK = 8;
const KIND = 4;
const AROUND = 12;

/** Whether a PNG says ahead of its pixels that it moves (PNG §11.3.5, `acTL`): what reads it elsewhere would take it for a still one. */
export function isMovingPng(png: Buffer): boolean {
  for (let at = FIRST_CHUNK; at + AROUND <= png.length; at += AROUND + png.readUInt32BE(at)) {
    const kind = png.toString('latin1', at + KIND, at + KIND + 4);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
  }
  return false;
}
