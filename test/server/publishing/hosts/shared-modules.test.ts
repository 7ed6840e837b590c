import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompressFile } from '../../../../scripts/lib/precompress.mjs';
import { sharedModuleTags } from '../../../../server/publishing/hosts/shared-modules';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const FILE = 'three-0123456789abcdef.js';
const CODE = 'export const a = 1;'.repeat(100);
const address = `http://static.holocade.localhost:9200/modules/${FILE}`;
const pageWith = (imports: unknown): string =>
  `<!doctype html><html><head><script type="importmap">${JSON.stringify({ imports })}</script>`;

describe('sharedModuleTags', () => {
  const urls = { static: (path: string) => `http://static.holocade.localhost:9200${path}` };
  const folder = temporaryFolder({ [FILE]: CODE });
  const tagsFor = sharedModuleTags(urls, folder);

  test('maps the own copy of a shared module to the static host, and preloads it', () => {
    expect(tagsFor(pageWith({ three: `./assets/${FILE}` }))).toBe(
      `<script type="importmap">{"imports":{"three":"${address}"}}</script>` +
        `<link rel="modulepreload" crossorigin href="${address}">`,
    );
  });

  test.each([
    ['no import map', '<!doctype html><p>three'],
    ['a map that is no JSON', '<script type="importmap">{"imports":</script>'],
    ['a map without imports', '<script type="importmap">{"scopes":{}}</script>'],
    ['a map with another module too', pageWith({ three: `./assets/${FILE}`, kit: './assets/kit.js' })],
    ['a map with scopes', `<script type="importmap">{"imports":{"three":"./assets/${FILE}"},"scopes":{}}</script>`],
    ['a copy with another hash', pageWith({ three: './assets/three-fedcba9876543210.js' })],
    ['a copy in another folder', pageWith({ three: `./${FILE}` })],
    ['a path out of the folder', pageWith({ three: `./assets/../${FILE}` })],
    ['an address of another host', pageWith({ three: `https://cdn.test/assets/${FILE}` })],
    ['an address that is no text', pageWith({ three: null })],
  ])('adds nothing to a page with %s', (_case, page) => {
    expect(tagsFor(page)).toBe('');
  });

  test('adds nothing if the module is not built', () => {
    const empty = sharedModuleTags(urls, join(folder, 'none'));
    expect(empty(pageWith({ three: `./assets/${FILE}` }))).toBe('');
  });

  property.prop([fc.string()])('never lets a specifier end the script element', (specifier) => {
    const map = JSON.stringify({ imports: { [specifier]: `./assets/${FILE}` } }).replaceAll('<', '\\u003c');
    const tags = tagsFor(`<script type="importmap">${map}</script>`);
    expect(tags.match(/</g)).toHaveLength(3);
  });
});

describe('a shared module', () => {
  let server: TestServer;
  beforeAll(async () => {
    const shared = temporaryFolder({ [FILE]: CODE });
    await precompressFile(join(shared, FILE));
    const games = temporaryFolder({
      'one/1.0/index.html': pageWith({ three: `./assets/${FILE}` }),
      [`one/1.0/assets/${FILE}`]: CODE,
      'two/1.0/index.html': pageWith({ three: `./assets/${FILE}` }),
    });
    const sdk = temporaryFolder({ 'runtime.js': 'run()' });
    server = await startTestServer({ demo: false, folders: { shared, games, sdk } });
  });
  afterAll(() => server.close());

  const page = async (game: string) =>
    (await server.request('/1.0/index.html', { host: `${game}.play.holocade.localhost:9200` })).text;

  test('has the same address in the pages of all games, before any script', async () => {
    for (const game of ['one', 'two'])
      expect(await page(game)).toContain(
        `<head><script type="importmap">{"imports":{"three":"${address}"}}</script><link rel="modulepreload" crossorigin href="${address}"><script data-portal="http://holocade.localhost:9200">run()`,
      );
  });

  test('is immutable, compressed and readable from every origin', async () => {
    const { status, headers } = await server.request(`/modules/${FILE}`, {
      host: 'static.holocade.localhost:9200',
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
    expect(headers['content-type']).toMatch(/javascript/);
  });

  test('needs no wider policy than the game has', async () => {
    const { headers } = await server.request('/1.0/index.html', { host: 'one.play.holocade.localhost:9200' });
    const sources = /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
    expect(sources).toContain('http://static.holocade.localhost:9200');
  });

  test('stays available in the build’s own folder', async () => {
    const own = await server.request(`/1.0/assets/${FILE}`, { host: 'one.play.holocade.localhost:9200' });
    expect([own.status, own.text]).toEqual([200, CODE]);
  });
});
