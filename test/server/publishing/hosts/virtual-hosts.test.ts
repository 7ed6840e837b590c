import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const game = (slug: string) => `${slug}.play.holocade.localhost:9200`;
const STATIC = 'static.holocade.localhost:9200';

let server: TestServer;
beforeAll(async () => {
  const games = temporaryFolder({
    'one/1.0/index.html': '<!doctype html>one',
    'one/1.0/assets/main-abc.js': 'one()',
    'two/1.0/index.html': '<!doctype html>two',
  });
  const gameSources = temporaryFolder({ 'one/media/hero.webp': 'picture', 'one/src/secret.ts': 'source' });
  const assets = temporaryFolder({ 'sounds/ping.mp3': 'sound' });
  const sdk = temporaryFolder({ 'holocade-sdk.global.js': 'sdk()' });
  server = await startTestServer({ demo: false, folders: { games, gameSources, assets, sdk } });
});
afterAll(() => server.close());

describe('virtual hosts', () => {
  test.each(['evil.test', 'holocade.localhost.evil.test', 'play.holocade.localhost'])(
    'misdirect a request for “%s”',
    async (host) => {
      expect((await server.request('/', { host })).status).toBe(421);
    },
  );

  test.each(['localhost:9200', '127.0.0.1:9200', '[::1]:9200'])('redirect %s to the portal', async (host) => {
    const answer = await server.request('/games?page=2', { host });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('http://holocade.localhost:9200/games?page=2');
  });

  test('do not redirect a changing request for localhost', async () => {
    expect((await server.request('/v1/x', { host: 'localhost:9200', method: 'POST' })).status).toBe(421);
  });

  test.each(['holocade.localhost', 'localhost', '127.0.0.1', 'evil.test', game('one')])(
    'report health on %s',
    async (host) => {
      expect((await server.request('/healthz', { host })).status).toBe(200);
      expect((await server.request('/readyz', { host })).json()).toEqual({ status: 'ready' });
    },
  );

  test.each([game('one'), STATIC])('have no API on %s', async (host) => {
    expect((await server.request('/v1/openapi.json', { host })).status).toBe(404);
  });
});

describe('a game’s host', () => {
  test('serves its builds, framed only by the portal and the game itself, and never sets a cookie', async () => {
    const answer = await server.request('/1.0/index.html', { host: game('one'), cookie: 'p1_uuid=x' });
    expect(answer.text).toBe('<!doctype html>one');
    expect(answer.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' http://holocade.localhost:9200",
    );
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.setCookies).toEqual([]);
  });

  test('allows the SDK from the static host, and is sandboxed as in the portal’s frame', async () => {
    const { headers } = await server.request('/1.0/index.html', { host: game('one') });
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives.find((directive) => directive.startsWith('script-src'))).toContain(
      'http://static.holocade.localhost:9200',
    );
    expect(directives).toContain('sandbox allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock');
  });

  test('caches files with a hash in their names forever', async () => {
    const answer = await server.request('/1.0/assets/main-abc.js', { host: game('one') });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/..%2ftwo/1.0/index.html',
    '/%2e%2e/two/1.0/index.html',
    '/../two/1.0/index.html',
    '/1.0/..%2f..%2f..%2ftwo%2f1.0%2findex.html',
    '/..%5ctwo/1.0/index.html',
    '/%252e%252e%252ftwo/1.0/index.html',
    '//two/1.0/index.html',
    '/1.0/index.html%00.js',
  ])('never serves another game’s files: %s', async (path) => {
    const answer = await server.request(path, { host: game('one') });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain('two');
  });

  test('answers 404 for an unknown game', async () => {
    expect((await server.request('/1.0/index.html', { host: game('three') })).status).toBe(404);
  });
});

describe('the static host', () => {
  test('serves pictures and sounds to every origin, and nothing executable', async () => {
    const picture = await server.request('/games/one/media/hero.webp', { host: STATIC });
    expect(picture.text).toBe('picture');
    expect(picture.headers['access-control-allow-origin']).toBe('*');
    expect(picture.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox$/);
    expect((await server.request('/sounds/ping.mp3', { host: STATIC })).text).toBe('sound');
  });

  test('serves the SDK to games on any domain, with and without `crossorigin`', async () => {
    const { text, headers } = await server.request('/sdk/v1/holocade-sdk.global.js', { host: STATIC });
    expect(text).toBe('sdk()');
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('javascript') as string,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['/games/one/src/secret.ts', '/games/one/media/..%2fsrc/secret.ts', '/sounds/..%2f..%2f..%2fetc/passwd'])(
    'never serves a source file: %s',
    async (path) => {
      const answer = await server.request(path, { host: STATIC });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('source');
    },
  );
});
