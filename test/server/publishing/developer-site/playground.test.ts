import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const host = 'developer.holocade.localhost:9200';
const programs = 'playground.play.holocade.localhost:9200';
const manifest = { 'main.ts': { file: 'files/main-1a2b3c.js', css: ['files/main-4d5e6f.css'] } };

let server: TestServer;
beforeAll(async () => {
  const playground = temporaryFolder({
    '.vite/manifest.json': JSON.stringify(manifest),
    'files/main-1a2b3c.js': 'play()',
    'files/main-4d5e6f.css': 'p{}',
  });
  server = await startTestServer({ demo: false, folders: { playground } });
});
afterAll(() => server.close());

describe('the playground', () => {
  test('is a page of the site with its own script and style sheet, which may frame only programs', async () => {
    const { status, text, headers } = await server.request('/playground/', { host });
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain(`frame-src http://${programs};`);
    expect(policy).not.toContain('unsafe');
    expect(text).toContain(`<script type="module" nonce="${nonce}" src="/playground/files/main-1a2b3c.js"></script>`);
    expect(text).toContain(`<link rel="stylesheet" nonce="${nonce}" href="/playground/files/main-4d5e6f.css">`);
    expect(text).toContain('data-sdk="http://static.holocade.localhost:9200/sdk/v1/holocade-sdk.global.js"');
    expect((await server.request('/playground?a=b', { host })).headers.location).toBe('/playground/?a=b');
    expect(String((await server.request('/guide', { host })).headers['content-security-policy'])).toContain(
      "frame-src 'none'",
    );
  });

  test('is found by the search', async () => {
    const { text } = await server.request('/search.json?q=sandboxed+frame', { host });
    expect(text).toContain('"href":"/playground/#where-it-runs"');
  });

  test('has files that a browser may store for a year', async () => {
    const { text, headers } = await server.request('/playground/files/main-1a2b3c.js', { host });
    expect([text, headers['cache-control']]).toEqual(['play()', 'public, max-age=31536000, immutable']);
    for (const path of ['/playground/.vite/manifest.json', '/playground/files/..%2f.vite%2fmanifest.json'])
      expect((await server.request(path, { host })).status).toBeGreaterThanOrEqual(400);
  });

  test('T85: runs programs in an opaque origin that only the developer site frames and that reaches only static files', async () => {
    const { text, headers, setCookies } = await server.request('/_program/', { host: programs });
    const policy = String(headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
    expect(directives.get('sandbox')).toEqual(['allow-scripts', 'allow-pointer-lock']);
    expect(directives.get('frame-ancestors')).toEqual([`http://${host}`]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    for (const [name, sources] of directives)
      for (const source of sources ?? [])
        if (/^https?:/.test(source) && name !== 'frame-ancestors')
          expect([name, source]).toEqual([name, 'http://static.holocade.localhost:9200']);
    expect(text).toContain(`data-editor="http://${host}"`);
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(setCookies).toEqual([]);
  });

  test('T85: runs programs neither on the portal, the developer site nor the static host', async () => {
    for (const other of ['holocade.localhost:9200', host, 'static.holocade.localhost:9200'])
      expect((await server.request('/_program/', { host: other })).status).toBe(404);
  });
});
