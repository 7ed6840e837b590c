import { fc, test } from '@fast-check/vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { FolderBlobStore, sectionFolder } from '../../../../server/platform/blobs/folder-blob-store';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { storeTrailer, readVideoHeader } from '../../../../server/publishing/builds/store-trailer';
import { temporaryFolder } from '../../support/temporary-folder';
import { mp4, webm } from './sample-videos';

const POSTER = 'published/comet-golf/hero-1280-abc.webp';

function target() {
  const made: string[] = [];
  const config = { dataFolder: temporaryFolder({}) };
  const blobs = new FolderBlobStore(config);
  const pictures = sectionFolder(config, 'pictures');
  return { blobs, pictures, slug: 'comet-golf', made, add: (key: string) => void made.push(key) };
}

const store = (to: ReturnType<typeof target>, name: string, data: Buffer) =>
  storeTrailer({ blobs: to.blobs, slug: to.slug, made: to.add }, { name, data }, POSTER);

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

  test('detects the format by the bytes rather than the file’s name', async () => {
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

describe('readVideoHeader', () => {
  test('reads format and duration of a WebM file', () => {
    expect(readVideoHeader(webm({ seconds: 6 }))).toEqual({ format: 'webm', seconds: 6 });
  });

  test('reads a live WebM recording, whose sizes and duration are unknown', () => {
    expect(readVideoHeader(webm({ seconds: undefined }))).toEqual({ format: 'webm', seconds: undefined });
  });

  test('reads the committed trailer of a demo game', () => {
    const data = readFileSync(join(projectRoot, 'games/lantern-drift/media/trailer.webm'));
    expect(readVideoHeader(data)).toEqual({ format: 'webm', seconds: 6 });
  });

  test.each(['isom', 'mp42', 'iso5', 'avc1'])('reads format and duration of an MP4 file of brand %s', (brand) => {
    expect(readVideoHeader(mp4({ brand, seconds: 12.5 }))).toEqual({ format: 'mp4', seconds: 12.5 });
  });

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a Matroska file that is not WebM', webm({ seconds: 1, docType: 'matroska' })],
    ['an AVIF picture, which is an ISO base media file', mp4({ brand: 'avif', seconds: 1 })],
    ['an MP4 file without its movie box', mp4({ brand: 'isom', seconds: 1 }).subarray(0, 24)],
    ['a page', Buffer.from('<!doctype html><title>webm</title>')],
  ])('refuses %s as a video', (_name, data) => {
    expect(readVideoHeader(data)).toBeUndefined();
  });

  test.prop([fc.constantFrom(webm({ seconds: 3 }), mp4({ brand: 'isom', seconds: 3 })), fc.nat(), fc.nat(255)])(
    'never throws for a damaged or cut file',
    (data, at, byte) => {
      const damaged = Buffer.from(data);
      damaged[at % damaged.length] = byte;
      expect(() => readVideoHeader(damaged)).not.toThrow();
      expect(() => readVideoHeader(damaged.subarray(0, at % damaged.length))).not.toThrow();
    },
  );

  test.prop([fc.uint8Array({ maxLength: 200 })])('never throws for arbitrary bytes', (bytes) => {
    expect(() => readVideoHeader(Buffer.from(bytes))).not.toThrow();
  });
});
