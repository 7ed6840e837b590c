import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'lantern-drift.play.holocade.localhost:9200';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const CODE = 'export const engine = 1;\n'.repeat(200);

let server: TestServer;
beforeAll(async () => {
  const data = temporaryFolder();
  const put = (path: string, content: string | Buffer) => {
    const file = join(data, 'published/builds/lantern-drift/1.1.0', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  put('index.html', '<!doctype html>new');
  put('sub/index.html', '<!doctype html>sub');
  put('sw.js', 'work()');
  put('a.wasm', Buffer.from(CODE));
  put('a.wasm.br', brotliCompressSync(CODE));
  put('b.framework.js.br', brotliCompressSync(CODE));
  put('b.wasm.gz', gzipSync(CODE));
  put('b.data.unityweb', gzipSync(CODE));
  put('levels.tar.gz', gzipSync(CODE));
  put('plain.data.unityweb', CODE);
  put('song.ogg', '0123456789');
  for (const name of ['main.js.map', 'main.js.map.br', 'MAIN.MAP', 'world.map.json']) put(name, '{"sources":[]}');
  const games = temporaryFolder({
    'lantern-drift/1.0.0/index.html': '<!doctype html>old',
    'lantern-drift/1.0.0/sw.js': 'oldWork()',
    'lantern-drift/hostile/sw.js': 'unknown()',
    'lantern-drift/hostile/main.js': 'unknown()',
  });
  server = await startTestServer({
    environment: { HOLOCADE_DATA: data },
    folders: { games, sdk: temporaryFolder({}) },
  });
  const { db } = server.deps.database;
  await db.update(builds).set({ active: false }).where(eq(builds.version, '1.0.0'));
  await db.update(builds).set({ crossOriginIsolated: true }).where(eq(builds.version, '1.1.0'));
});
afterAll(() => server.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  server.request(path, { host, headers, method });

describe('files compressed by an engine', () => {
  test.each([
    ['/1.1.0/b.framework.js.br', 'br', 'text/javascript; charset=utf-8', brotliDecompressSync],
    ['/1.1.0/b.wasm.gz', 'gzip', 'application/wasm', gunzipSync],
    ['/1.1.0/b.data.unityweb', 'gzip', 'application/octet-stream', gunzipSync],
  ])('%s is sent as %s with the type of its content', async (path, encoding, type, unpack) => {
    const answer = await get(path, { 'accept-encoding': 'gzip, br', range: 'bytes=0-9' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': type,
      'cache-control': IMMUTABLE,
    });
    expect(unpack(answer.bytes).toString()).toBe(CODE);
  });

  test.each(['/1.1.0/levels.tar.gz', '/1.1.0/plain.data.unityweb'])('%s is sent unchanged', async (path) => {
    expect((await get(path)).headers['content-encoding']).toBeUndefined();
  });

  test('a compressed sibling is sent for a plain request, as WebAssembly', async () => {
    const answer = await get('/1.1.0/a.wasm', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'application/wasm' });
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(CODE);
  });
});

describe('files of a published build', () => {
  test('are sent in uncompressed parts for a range', async () => {
    const song = await get('/1.1.0/song.ogg', { range: 'bytes=2-5', 'accept-encoding': 'br' });
    expect([song.status, song.text, song.headers['content-range']]).toEqual([206, '2345', 'bytes 2-5/10']);
    const code = await get('/1.1.0/a.wasm', { range: 'bytes=0-5', 'accept-encoding': 'br' });
    expect([code.status, code.text]).toEqual([206, CODE.slice(0, 6)]);
    const beyond = await get('/1.1.0/song.ogg', { range: 'bytes=20-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  test('are cached forever, except pages', async () => {
    expect((await get('/1.1.0/song.ogg')).headers['cache-control']).toBe(IMMUTABLE);
    expect((await get('/1.1.0/index.html')).headers['cache-control']).toBe(REVALIDATED);
  });

  test('include index.html for the address of its folder', async () => {
    expect((await get('/1.1.0/')).text).toBe('<!doctype html>new');
    expect((await get('/1.1.0/sub/')).text).toBe('<!doctype html>sub');
  });

  test('are described by HEAD without a body', async () => {
    const answer = await get('/1.1.0/song.ogg', {}, 'HEAD');
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '10']);
  });

  test('are not shared with other origins, and have an isolation policy if the build needs threads', async () => {
    const { headers } = await get('/1.1.0/index.html');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers).toMatchObject({
      'document-isolation-policy': 'isolate-and-require-corp',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await get('/hostile/main.js')).headers['document-isolation-policy']).toBeUndefined();
  });
});

describe('source maps of a build', () => {
  test.each([
    '/1.1.0/main.js.map',
    '/1.1.0/main.js%2Emap',
    '/1.1.0/main.js%252Emap',
    '/1.1.0/main.js.m%2561p',
    '/1.1.0/main.js.map?x=.js',
    '/1.1.0/main.js.map.br',
    '/1.1.0/MAIN.MAP',
    '/1.1.0/sub/../main.js.map',
    '/1.1.0//main.js.map',
  ])('T72: are never served to players: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(path, { 'accept-encoding': 'br' }, method);
      expect([answer.status, answer.text.includes('sources')]).toEqual([404, false]);
    }
  });

  test('are only files that end as one', async () => {
    expect((await get('/1.1.0/world.map.json')).status).toBe(200);
  });
});

describe('a withdrawn build', () => {
  test('T53: serves no page, file or worker script', async () => {
    for (const path of ['/1.0.0/index.html', '/1.0.0/', '/1.0.0/sw.js', '/%31.0.0/sw.js'])
      expect((await get(path)).status).toBe(404);
  });

  test('T53: serves no worker script; an active build does, never for a wider scope than its version', async () => {
    const script = { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' };
    const active = await get('/1.1.0/sw.js', script);
    expect([active.status, active.headers['service-worker-allowed']]).toEqual([200, undefined]);
    expect((await get('/hostile/main.js')).status).toBe(200);
    expect((await get('/hostile/sw.js', script)).status).toBe(404);
    expect((await get('/1.0.0/sw.js', script)).status).toBe(404);
  });
});
