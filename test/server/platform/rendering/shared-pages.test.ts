import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderRequest, RenderResponse } from '../../../../src/contract/render.contract';
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
      pages: { renderer: { render }, assets },
    });
  });
  afterAll(() => production.close());
  beforeEach(() => {
    asked.length = 0;
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

  test('is rendered once a second for all visitors, each with a nonce and a guest of their own', async () => {
    const visits = await Promise.all([open('/a'), open('/a', { cookie: 'other=1' }), open('/a')]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.cookies).toBe('');
    expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(3);
    expect(new Set(visits.map(({ cookies }) => String(cookies))).size).toBe(3);
    for (const { nonce, policy, text } of visits) {
      expect(policy).toContain(`'nonce-${nonce}'`);
      expect(text).not.toContain(asked[0]?.nonce);
    }
    clock.advance(1000);
    await open('/a');
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
