import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { ZipArchiver } from '../../../src/adapters/browser/zip-archiver';

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('ZipArchiver', () => {
  test('packs files with their paths and reports the packed bytes', async () => {
    const large = 'a'.repeat(3 * 1024 * 1024);
    const packed: number[] = [];
    const files = [
      { path: 'game.json', source: new File(['{}'], 'game.json') },
      { path: 'a/large.js', source: new File([large], 'large.js') },
      { path: 'a/é.png', source: new File(['picture'], 'é.png') },
      { path: 'empty.txt', source: new File([], 'empty.txt') },
    ];
    const archive = await new ZipArchiver().pack('kite.zip', files, (bytes) => packed.push(bytes));
    if (!archive.ok) throw new Error(archive.error);
    expect([archive.value.name, archive.value.size < 100_000]).toEqual(['kite.zip', true]);
    const found = unzipSync(await bytesOf(archive.value));
    expect(Object.keys(found)).toEqual(['game.json', 'a/large.js', 'a/é.png', 'empty.txt']);
    expect(Object.values(found).map((content) => strFromU8(content))).toEqual(['{}', large, 'picture', '']);
    expect(packed).toEqual([2, 2 + 2 ** 20, 2 + 2 ** 21, 2 + 3 * 2 ** 20, 2 + 3 * 2 ** 20 + 7]);
  });

  test('packs the same folder into the same archive, so that its upload continues', async () => {
    const source = new File(['{}'], 'game.json', { lastModified: 1_700_000_000_000 });
    const pack = async () => {
      const archive = await new ZipArchiver().pack('kite.zip', [{ path: 'game.json', source }], () => undefined);
      return archive.ok ? archive.value : expect.fail(archive.error);
    };
    vi.useFakeTimers({ now: new Date('2026-03-01') });
    const first = await pack();
    vi.setSystemTime(new Date('2026-03-02'));
    const second = await pack();
    vi.useRealTimers();
    expect([second.lastModified, await bytesOf(second)]).toEqual([1_700_000_000_000, await bytesOf(first)]);
  });

  test('names a file that cannot be read', async () => {
    const source = new File(['x'], 'a.js');
    Object.assign(source, { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) });
    const archive = await new ZipArchiver().pack('kite.zip', [{ path: 'a.js', source }], () => undefined);
    expect(archive).toMatchObject({ ok: false, error: expect.stringContaining('“a.js” could not be read') as string });
  });
});
