import { afterEach, describe, expect, test, vi } from 'vitest';
import { CanvasPictureReader } from '../../../src/adapters/browser/canvas-picture-reader';
import type { PictureSize } from '../../../src/domain/account/avatar-picture';
import { avatarLimits } from '../../../src/domain/account/avatar-picture';
import { aGif, aPng, aWebp } from '../../arbitraries/moving-pictures';
import { aPictureHeader } from '../../arbitraries/picture-headers';

const size = { width: 3000, height: 1500 };
const file = (bytes: Uint8Array<ArrayBuffer>, length = bytes.length) => ({
  size: length,
  arrayBuffer: () => Promise.resolve(bytes.buffer),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Browser stub whose decoder finds pictures of this size. */
function aBrowser(found: PictureSize | 'undecodable' = size, context: unknown = { drawImage: () => undefined }) {
  const decoded: string[] = [];
  let open = 0;
  vi.stubGlobal('createImageBitmap', (blob: Blob) => {
    decoded.push(blob.type);
    if (found === 'undecodable') return Promise.reject(new Error('It cannot be decoded.'));
    open += 1;
    return Promise.resolve({ ...found, close: () => (open -= 1) });
  });
  const canvas = { width: 0, height: 0, getContext: () => context, toDataURL: (type: string) => `data:${type},` };
  vi.stubGlobal('document', { createElement: () => canvas });
  return { canvas, decoded, open: () => open, reader: new CanvasPictureReader() };
}

describe('CanvasPictureReader', () => {
  test('reads a picture with its displayed orientation and limits the preview size', async () => {
    const { canvas, decoded, open, reader } = aBrowser({ width: 1500, height: 3000 });
    const bytes = aPictureHeader('jpeg', size);
    expect(await reader.read(file(bytes))).toEqual({
      ok: true,
      value: { file: { type: 'image/jpeg', bytes }, size: { width: 1500, height: 3000 }, shown: 'data:image/webp,' },
    });
    expect([canvas.width, canvas.height, decoded, open()]).toEqual([512, 1024, ['image/jpeg'], 0]);
  });

  test.each([
    ['too-many-pixels', { width: 30_000, height: 30_000 }],
    ['too-many-pixels', { width: 8000, height: 8000 }],
    ['too-small', { width: 63, height: 640 }],
  ] as const)('rejects a picture as %s before decoding', async (problem, large) => {
    const { decoded, reader } = aBrowser();
    expect(await reader.read(file(aPictureHeader('png', large)))).toEqual({ ok: false, error: problem });
    expect(decoded).toEqual([]);
  });

  test('rejects an empty or too large file, a file without a picture, and a picture without a size', async () => {
    const { decoded, reader } = aBrowser();
    const header = aPictureHeader('png', size);
    const answers = [
      await reader.read(file(header, 0)),
      await reader.read(file(header, avatarLimits.bytes + 1)),
      await reader.read(file(new Uint8Array(40))),
      await reader.read(file(aPictureHeader('png', size).slice(0, 12))),
      await reader.read({ size: 1, arrayBuffer: () => Promise.reject(new Error('It has gone.')) }),
    ];
    expect(answers.map((answer) => (answer.ok ? 'read' : answer.error))).toEqual([
      'empty',
      'too-large',
      'not-a-picture',
      'unreadable',
      'unreadable',
    ]);
    expect(decoded).toEqual([]);
  });

  test('rejects an animated picture, even of an unsupported type', async () => {
    const { decoded, reader } = aBrowser();
    for (const moving of [aGif(2), aWebp(2), aPng(['IHDR', 'acTL', 'IDAT'])])
      expect(await reader.read(file(moving))).toEqual({ ok: false, error: 'animated' });
    expect(await reader.read(file(aGif(1)))).toEqual({ ok: false, error: 'not-a-picture' });
    expect(decoded).toEqual([]);
  });

  test('rejects a picture that cannot be decoded or drawn, or whose size differs from its header', async () => {
    const header = aPictureHeader('png', size);
    expect(await aBrowser('undecodable').reader.read(file(header))).toEqual({ ok: false, error: 'unreadable' });
    expect(await aBrowser(size, null).reader.read(file(header))).toEqual({ ok: false, error: 'unreadable' });
    const { open, reader } = aBrowser({ width: 9000, height: 9000 });
    expect(await reader.read(file(header))).toEqual({ ok: false, error: 'too-many-pixels' });
    expect(open()).toBe(0);
  });
});
