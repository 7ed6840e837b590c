import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompressFile } from '../../../../scripts/lib/precompress.mjs';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const WEBP = 'a picture as WebP';
const AVIF = 'as AVIF';
const SDK = readFileSync(new URL('../../../../sdk/local/local-game.ts', import.meta.url), 'utf8');

let server: TestServer;
beforeAll(async () => {
  const assets = temporaryFolder({
    'genres/both.webp': WEBP,
    'genres/both.avif': AVIF,
    'genres/only.webp': WEBP,
    'genres/share.jpg': 'a share card',
  });
  const gameSources = temporaryFolder({ 'one/media/hero.webp': WEBP, 'one/media/hero.avif': AVIF });
  const sdk = temporaryFolder({ 'holocade-sdk.js': SDK });
  await precompressFile(join(sdk, 'holocade-sdk.js'));
  server = await startTestServer({ demo: false, folders: { assets, gameSources, sdk } });
});
afterAll(() => server.close());

const ask = (path: string, headers: Readonly<Record<string, string | undefined>> = {}, method = 'GET') =>
  server.request(path, { host: 'static.holocade.localhost:9200', method, headers });

describe('a picture in both formats', () => {
  test.each(['/genres/both.webp', '/games/one/media/hero.webp'])(
    'is AVIF for a client that names it: %s',
    async (path) => {
      const { status, text, headers } = await ask(path, { accept: BROWSER });
      expect([status, text]).toEqual([200, AVIF]);
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(AVIF.length),
        vary: 'accept',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
      });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  test.each([undefined, '*/*', 'image/*', 'image/avif;q=0,*/*', 'image/avif;q=0.1,image/webp'])(
    'is WebP for a client that accepts “%s”',
    async (accept) => {
      const { text, headers } = await ask('/genres/both.webp', { accept });
      expect(text).toBe(WEBP);
      expect(headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
    },
  );

  test('has the same headers for HEAD', async () => {
    const { status, text, headers } = await ask('/genres/both.webp', { accept: BROWSER }, 'HEAD');
    expect([status, text]).toEqual([200, '']);
    expect(headers).toMatchObject({ 'content-type': 'image/avif', 'content-length': '7', vary: 'accept' });
  });

  test('has a separate validator for each format, which never matches the other', async () => {
    const etag = async (accept: string): Promise<string> =>
      String((await ask('/genres/both.webp', { accept })).headers.etag);
    const [avif, webp] = [await etag(BROWSER), await etag('*/*')];
    expect(avif).not.toBe(webp);

    const kept = await ask('/genres/both.webp', { accept: BROWSER, 'if-none-match': avif });
    expect([kept.status, kept.text, kept.headers.vary, kept.headers.etag]).toEqual([304, '', 'accept', avif]);
    const other = await ask('/genres/both.webp', { accept: BROWSER, 'if-none-match': webp });
    expect([other.status, other.text]).toEqual([200, AVIF]);
    const back = await ask('/genres/both.webp', { accept: '*/*', 'if-none-match': avif });
    expect([back.status, back.text]).toEqual([200, WEBP]);
  });

  test('is sent in parts of the accepted format', async () => {
    const part = await ask('/genres/both.webp', { accept: BROWSER, range: 'bytes=3-6' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, 'AVIF', 'bytes 3-6/7']);
    const other = await ask('/genres/both.webp', { accept: '*/*', range: 'bytes=5-11' });
    expect([other.status, other.text, other.headers['content-range']]).toEqual([206, 'ture as', 'bytes 5-11/17']);
  });
});

describe('a picture in one format', () => {
  test.each([
    ['/genres/only.webp', 'image/webp'],
    ['/genres/share.jpg', 'image/jpeg'],
  ])('is the same for every client, without Vary: %s', async (path, type) => {
    const { status, headers } = await ask(path, { accept: 'image/avif' });
    expect([status, headers['content-type'], headers.vary]).toEqual([200, type, undefined]);
  });

  test('answers 404 without either file', async () => {
    expect((await ask('/genres/none.webp', { accept: BROWSER })).status).toBe(404);
  });
});

describe('files for games', () => {
  test('send the SDK as compressed at build time, with Brotli no larger than gzip', async () => {
    const sizeAs = async (encoding: string) => {
      const { headers } = await ask('/sdk/v1/holocade-sdk.js', { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
      });
      return Number(headers['content-length']);
    };
    expect(await sizeAs('br')).toBeLessThanOrEqual(await sizeAs('gzip'));
    expect(await sizeAs('gzip')).toBeLessThan(SDK.length / 2);
  });

  test('send controller models to every origin, cached forever', async () => {
    const { status, headers, text } = await ask('/webxr-input-profiles/1.0/profilesList.json');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toHaveProperty('meta-quest-touch-plus');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('/webxr-input-profiles/1.0/../package.json')).status).toBe(400);
  });
});
