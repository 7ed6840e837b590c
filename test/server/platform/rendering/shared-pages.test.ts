import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { route } from '../../../../server/platform/http/route';
import { defineCall } from '../../../../src/contract/define-call';
import type { RenderRequest, RenderResponse } from '../../../../src/contract/render.contract';
import { ok } from '../../../../src/domain/shared/result';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const asked: RenderRequest[] = [];
let answer: (request: RenderRequest) => Promise<RenderResponse>;
const html = async ({ nonce }: RenderRequest): Promise<RenderResponse> => ({
  kind: 'html',
  status: 200,
  html: `<!doctype html><script nonce="${nonce}"></script>`,
});
let title = '';
let calls = 0;
const call = defineCall({ method: 'GET', path: '/v1/test', access: 'anyone', summary: 'A test.', data: z.string() });
const titleRoute = route(call, async () => {
  calls += 1;
  return ok({ data: title });
});
/** Renders a page with the title that the call answers. */
const withTitle = async (request: RenderRequest): Promise<RenderResponse> => {
  const { body } = await request.transport('/v1/test', { method: 'GET', headers: {} });
  return { kind: 'html', status: 200, html: `<!doctype html><script nonce="${request.nonce}"></script>${body}` };
};
const assets = { entry: '/assets/main.js', preload: [], parts: {}, styles: '', fonts: [] };

describe('a page in production', () => {
  const clock = new FakeServerClock();
  let production: TestServer;
  beforeAll(async () => {
    const render = (request: RenderRequest) => {
      asked.push(request);
      return answer(request);
    };
    production = await startTestServer({
      demo: false,
      environment: { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' },
      clock,
      routes: () => [titleRoute],
      pages: { renderer: { render }, assets },
    });
  });
  afterAll(() => production.close());
  beforeEach(() => {
    asked.length = 0;
    calls = 0;
    title = 'Lantern Drift';
    answer = html;
    clock.advance(1000);
  });

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const {
      status,
      text,
      headers: sent,
    } = await production.request(path, {
      headers: { accept: 'text/html', ...headers },
    });
    const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    return { status, text, nonce, policy: String(sent['content-security-policy']), cookies: sent['set-cookie'] };
  };

  test('is rendered once for all visitors, each with a nonce and a guest of their own', async () => {
    const visits = await Promise.all([open('/a'), open('/a', { cookie: 'other=1' }), open('/a')]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.cookies).toBe('');
    expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(3);
    expect(new Set(visits.map(({ cookies }) => String(cookies))).size).toBe(3);
    for (const { nonce, policy, text } of visits) {
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(text).not.toContain(asked[0]?.nonce);
    }
  });

  test('is compressed once for clients that accept gzip, each with a nonce of their own', async () => {
    const gzip = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
    const visit = async () => {
      const { bytes, headers } = await production.request('/j', { headers: gzip });
      const nonce = /nonce="([^"]+)"/.exec(gunzipSync(bytes).toString())?.[1];
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    };
    expect(await visit()).not.toBe(await visit());
    for (const encodings of ['gzip;q=0', 'gzip;q=0, *'])
      expect((await open('/j', { 'accept-encoding': encodings })).text).toContain('<!doctype html>');
    expect(asked).toHaveLength(1);
  });

  test('is not rendered again while the calls that it was rendered from are answered as before', async () => {
    answer = withTitle;
    await open('/e');
    clock.advance(1000);
    await open('/e');
    await expect.poll(() => calls).toBe(2);
    clock.advance(2000);
    expect((await open('/e')).text).toContain('Lantern Drift');
    expect(calls).toBe(3);
    expect(asked).toHaveLength(1);
  });

  test('is rendered again when a call is answered differently, and visitors get the old page meanwhile', async () => {
    answer = withTitle;
    await open('/f');
    title = 'Tiltworks';
    clock.advance(1000);
    expect((await open('/f')).text).toContain('Lantern Drift');
    await expect.poll(async () => (await open('/f')).text).toContain('Tiltworks');
    expect(asked).toHaveLength(2);
  });

  test('is rendered before it is sent if the stored page is two seconds old and a call is answered differently', async () => {
    answer = withTitle;
    await open('/g');
    title = 'Tiltworks';
    clock.advance(2000);
    expect((await open('/g')).text).toContain('Tiltworks');
  });

  test('is rendered again after ten seconds, because pages depend on the time', async () => {
    await open('/h');
    clock.advance(9999);
    await open('/h');
    expect(asked).toHaveLength(1);
    clock.advance(2000);
    await open('/h');
    expect(asked).toHaveLength(2);
  });

  test('is rendered again if a rendering makes a call that is not a GET', async () => {
    answer = async (request) => {
      await request.transport('/v1/test', { method: 'POST', headers: {} });
      return html(request);
    };
    await open('/i');
    clock.advance(2000);
    await open('/i');
    expect(asked).toHaveLength(2);
  });

  test('is rendered anew for another address, device, player, draft, token and social login', async () => {
    await open('/b');
    const others = ['/b?page=2', '/b?token=secret', '/b?token=secret', '/auth/social/status', '/auth/social/status'];
    for (const path of others) await open(path);
    await open('/b', { 'user-agent': 'Mozilla/5.0 (X11; Linux; Quest 3) OculusBrowser' });
    await open('/b', { cookie: '__Host-holocade=x' });
    await open('/b', { cookie: '__Host-holocade=x' });
    expect(asked).toHaveLength(9);
    expect(asked.at(-1)?.cookies).toBe('__Host-holocade=x');
  });

  test('is not stored if it is an error or a redirect', async () => {
    answer = () => Promise.resolve({ kind: 'html', status: 404, html: '' });
    expect((await open('/c')).status).toBe(404);
    answer = () => Promise.resolve({ kind: 'redirect', status: 302, to: '/d' });
    expect((await open('/c')).status).toBe(302);
    answer = html;
    expect((await open('/c')).status).toBe(200);
    expect(asked).toHaveLength(3);
  });
});
