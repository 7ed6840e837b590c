const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const little = (number: number) => [number & 0xff, (number >> 8) & 0xff, (number >> 16) & 0xff, number >>> 24];
const of = (...parts: readonly (readonly number[])[]) => new Uint8Array(parts.flat());
const parts = (content: readonly number[]) => (content.length === 0 ? [0] : [content.length, ...content, 0]);

/** Creates a GIF with this many images; each image has a colour table and a comment that resembles an image. */
export function aGif(frames: number, comment: readonly number[] = [0x2c, 0x2c]): Uint8Array<ArrayBuffer> {
  const table = Array<number>(6).fill(0x2c);
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, ...table, 2, ...parts([0x44, 0x01])];
  const frame = [0x21, 0xfe, ...parts(comment), ...image];
  return of(text('GIF89a'), [1, 0, 1, 0, 0x80, 0, 0], table, ...Array<number[]>(frames).fill(frame), [0x3b]);
}

/** Creates a WebP with this many frames, each of an odd length. */
export function aWebp(frames: number, content: readonly number[] = text('ANMF')): Uint8Array<ArrayBuffer> {
  const odd = content.length % 2 === 1 ? content : [...content, 0];
  const frame = [...text('ANMF'), ...little(odd.length), ...odd, 0];
  const canvas = [...text('VP8X'), ...little(10), 2, 0, 0, 0, 99, 0, 0, 99, 0, 0];
  return of(text('RIFF'), little(0), text('WEBP'), canvas, ...Array<number[]>(frames).fill(frame));
}

/** Creates a PNG with chunks of these kinds and invalid checksums. */
export function aPng(kinds: readonly string[], content: readonly number[] = text('acTL')): Uint8Array<ArrayBuffer> {
  const chunk = (kind: string) => [...little(content.length).reverse(), ...text(kind), ...content, 0, 0, 0, 0];
  return of([0x89, ...text('PNG\r\n\u001a\n')], ...kinds.map(chunk));
}
