import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withScripts } from '../../../../server/publishing/hosts/inserted-scripts';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const ADDRESS = '/1.0/index.html?holocade_headset=emulated';
const host = 'one.play.holocade.localhost:9200';
const PAGE = '<!doctype html><html lang="en"><head><title>one</title></head><body></body></html>';
const WITH =
  '<!doctype html><html lang="en"><head><script src="/_headset/emulated-headset.js"></script><title>one</title></head><body></body></html>';

let server: TestServer;
beforeAll(async () => {
  const games = temporaryFolder({
    'one/1.0/index.html': PAGE,
    'one/1.0/main.js': 'one()',
    'one/1.0/index.html.br': 'packed',
  });
  const headset = temporaryFolder({ 'emulated-headset.js': 'headset()' });
  server = await startTestServer({ demo: false, folders: { games, headset, sdk: temporaryFolder({}) } });
});
afterAll(() => server.close());

describe('emulatedHeadset', () => {
  test("inserts the headset before the page's own scripts, if the address requests it", async () => {
    const answer = await server.request(ADDRESS, {
      host,
      headers: { 'if-none-match': 'W/"x"' },
    });
    expect(answer.text).toBe(WITH);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-length']).toBe(String(WITH.length));
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers['etag']).toBeUndefined();
  });

  test('changes a precompressed page too, and compresses it again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { bytes, headers: answered } = await server.request(ADDRESS, { host, headers });
    expect(brotliDecompressSync(bytes).toString()).toBe(WITH);
    expect(answered).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(answered['content-length']).toBeUndefined();
  });

  test.each([
    '',
    '?holocade_headset=',
    '?holocade_headset=real',
    '?holocade_headset=emulated&holocade_headset=emulated',
  ])('leaves the page unchanged for any other address: %s', async (query) => {
    expect((await server.request(`/1.0/index.html${query}`, { host })).text).toBe(PAGE);
  });

  test('changes no other file', async () => {
    expect((await server.request('/1.0/main.js?holocade_headset=emulated', { host })).text).toBe('one()');
    expect((await server.request('/1.0/none.html?holocade_headset=emulated', { host })).status).toBe(404);
  });

  test("serves the script on the game's own host only", async () => {
    const script = await server.request('/_headset/emulated-headset.js', { host });
    expect(script.text).toBe('headset()');
    expect(script.headers['content-type']).toContain('javascript');
    expect((await server.request('/_headset/emulated-headset.js', { host: 'holocade.localhost:9200' })).status).toBe(
      404,
    );
  });

  test.each([
    ['<p>bare', '<script src="/_headset/emulated-headset.js"></script><p>bare'],
    ['\n<!DOCTYPE html>\n<body>', '\n<!DOCTYPE html>\n<script src="/_headset/emulated-headset.js"></script><body>'],
    ['<html><head data-x>$&', '<html><head data-x><script src="/_headset/emulated-headset.js"></script>$&'],
    [
      '<!-- built by x -->\n<!doctype html>\n<!-- <head> --><html><!-- a\nb --><head><p>',
      '<!-- built by x -->\n<!doctype html>\n<!-- <head> --><html><!-- a\nb --><head><script src="/_headset/emulated-headset.js"></script><p>',
    ],
  ])('supports any spelling of the page: %j', (page, changed) => {
    expect(withScripts(Buffer.from(page), ['/_headset/emulated-headset.js']).toString()).toBe(changed);
  });
});
