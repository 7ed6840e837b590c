import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOST = 'ads.play.holocade.localhost:9200';
const TAG = 'https://vast.test/?a="><script>';
let server: TestServer;
let bare: TestServer;

beforeAll(async () => {
  const ads = temporaryFolder({ 'frame.js': 'frame()' });
  const environment = { HOLOCADE_VAST_TAG: 'https://vast.test/?a=1&b=2' };
  server = await startTestServer({ demo: false, environment, folders: { ads } });
  bare = await startTestServer({ demo: false });
});
afterAll(() => Promise.all([server.close(), bare.close()]));

const policyOf = (text: string) =>
  Object.fromEntries(text.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));

describe('host of third-party ads', () => {
  test('T39: serves one sandboxed document with an opaque origin that only the portal can frame', async () => {
    const { status, text, headers } = await server.request('/frame', { host: HOST });
    expect(status).toBe(200);
    const policy = policyOf(String(headers['content-security-policy']));
    const [nonce = ''] = policy['script-src'] ?? [];
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': [nonce],
      'style-src': [nonce],
      'connect-src': ['https:', 'http://*.localhost:*'],
      'media-src': ['https:', 'http://*.localhost:*'],
      'img-src': ['https:', 'http://*.localhost:*'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ['http://holocade.localhost:9200'],
      sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    });
    expect(nonce).toMatch(/^'nonce-.{20,}'$/);
    expect(text).toContain('data-tag="https://vast.test/?a=1&amp;b=2"');
    expect(text).toContain('data-portal="http://holocade.localhost:9200"');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('serves only the script and the picture that detects ad blockers', async () => {
    const script = await server.request('/frame.js', { host: HOST });
    expect([script.status, script.text]).toEqual([200, 'frame()']);
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const probe = await server.request('/ads/probe.gif?try=1', { host: HOST });
    expect([probe.status, probe.headers['content-type'], probe.headers['cache-control']]).toEqual([
      200,
      'image/gif',
      'no-store',
    ]);
    for (const path of ['/', '/v1/openapi.json', '/frame.js.map'])
      expect((await server.request(path, { host: HOST })).status).toBe(404);
  });

  test('serves no frame without a tag', async () => {
    expect((await bare.request('/frame', { host: HOST })).status).toBe(404);
    expect((await bare.request('/ads/probe.gif', { host: HOST })).status).toBe(200);
  });

  test('serves no game, and accepts only an address as tag', async () => {
    await expect(startTestServer({ demo: false, environment: { HOLOCADE_VAST_TAG: TAG } })).rejects.toThrow(
      'HOLOCADE_VAST_TAG',
    );
  });
});
