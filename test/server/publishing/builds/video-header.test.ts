import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readVideoHeader } from '../../../../server/publishing/builds/video-header';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { mp4, webm } from './sample-videos';

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
  ])('refuses %s', (_name, data) => {
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
