import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { storeTrailer } from '../../../../server/publishing/builds/store-trailer';
import { temporaryFolder } from '../../support/temporary-folder';
import { mp4, webm } from './sample-videos';

const POSTER = 'published/comet-golf/hero-1280-abc.webp';

function target() {
  const made: string[] = [];
  return { pictures: temporaryFolder({}), slug: 'comet-golf', made, add: (path: string) => void made.push(path) };
}

const store = (to: ReturnType<typeof target>, name: string, data: Buffer) =>
  storeTrailer({ pictures: to.pictures, slug: to.slug, made: to.add }, { name, data }, POSTER);

describe('storeTrailer', () => {
  test('stores a trailer under its content’s hash, once', async () => {
    const to = target();
    const data = webm({ seconds: 6 });
    const first = await store(to, 'a.webm', data);
    if (!first.ok || first.value.webm === undefined) throw new Error('The trailer was not stored.');
    expect(first.value).toEqual({
      webm: expect.stringMatching(/^published\/comet-golf\/trailer-[0-9a-f]{16}\.webm$/) as string,
      poster: POSTER,
    });
    expect(readFileSync(join(to.pictures, first.value.webm.replace('published/', '')))).toEqual(data);
    const written = to.made.length;
    expect(await store(to, 'b.webm', data)).toEqual(first);
    expect(to.made).toHaveLength(written);
  });

  test('names the format by the bytes and not by the file’s name', async () => {
    const stored = await store(target(), 'a.webm', mp4({ brand: 'isom', seconds: 6 }));
    expect(stored.ok && stored.value.mp4).toMatch(/trailer-[0-9a-f]{16}\.mp4$/);
  });

  test.each([
    ['a file of another type', Buffer.from('<html>'), '“media/t.webm” is not a WebM or MP4 video.'],
    [
      'a video of 61 seconds',
      webm({ seconds: 61 }),
      '“media/t.webm” is longer than 60 seconds, the limit of a trailer.',
    ],
    [
      'a file above 20 MiB',
      Buffer.concat([webm({ seconds: 1 }), Buffer.alloc(buildLimits.trailerBytes)]),
      '“media/t.webm” is larger than 20 MiB, the limit of a trailer.',
    ],
  ])('refuses %s and writes nothing', async (_name, data, error) => {
    const to = target();
    expect(await store(to, 'media/t.webm', data)).toEqual({ ok: false, error });
    expect(to.made).toEqual([]);
  });
});
