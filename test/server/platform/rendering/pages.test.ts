import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RenderRequest, RenderResponse } from '../../../../src/contract/render.contract';
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

let server: TestServer;
beforeAll(async () => {
  const render = (request: RenderRequest) => {
    asked.push(request);
    return answer(request);
  };
  const environment = { HOLOCADE_LOG_LEVEL: 'silent' };
  server = await startTestServer({ demo: false, environment, pages: { renderer: { render }, assets } });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  answer = html;
});

const page = (path = '/', headers: Record<string, string> = {}) =>
  server.request(path, { headers: { accept: 'text/html', ...headers } });

describe('a page', () => {
  test('is rendered for its address on the portal’s own origin', async () => {
    await page('//evil.test/game/x?tab=1');
    expect(asked[0]?.url).toBe('http://holocade.localhost:9200/evil.test/game/x?tab=1');
    expect(asked[0]?.settings).toEqual({
      staticOrigin: 'http://static.holocade.localhost:9200',
      accountsOrigin: 'http://accounts.holocade.localhost:9200',
      gamesHost: 'play.holocade.localhost:9200',
      kit: false,
    });
  });

  test('has a policy with a new nonce in every response', async () => {
    const nonces = new Set<string>();
    for (let sent = 0; sent < 5; sent += 1) {
      const { headers, text } = await page();
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  test.each([
    ['/arcade/games/night-ferry?build=1.1.0&play=isolated', 'same-origin', 'require-corp'],
    ['/arcade/games/night-ferry?play=other', 'same-origin-allow-popups', undefined],
    ['/?play=isolated', 'same-origin-allow-popups', undefined],
  ])('at %s has the opener policy %s and the embedder policy %s', async (path, opener, embedder) => {
    const { headers } = await page(path);
    expect(headers['cross-origin-opener-policy']).toBe(opener);
    expect(headers['cross-origin-embedder-policy']).toBe(embedder);
  });

  test('allows no base, plug-ins or foreign framing, and only frames of games', async () => {
    const { headers } = await page();
    const directives = String(headers['content-security-policy']).split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        'frame-src http://*.play.holocade.localhost:9200',
        "connect-src 'self' ws://holocade.localhost:9200",
      ]),
    );
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain(
      'xr-spatial-tracking=(self "http://*.play.holocade.localhost:9200")',
    );
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/auth/reset-password?email=a%40b.test&token=x', '/auth/verify-email?token=x', '/market/coins?token=x'])(
    'T18: sends no referrer for an address with a token: %s',
    async (address) => {
      expect((await page(address)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  test('sets the guest cookie once', async () => {
    const first = await page();
    expect(first.setCookies).toHaveLength(1);
    expect(first.setCookies[0]).toMatch(/^p1_uuid=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; Secure; SameSite=Lax$/);
    const own = first.setCookies[0]?.split(';')[0] ?? '';
    expect((await page('/', { cookie: own })).setCookies).toEqual([]);
  });

  test.each(['p1_uuid=anything', 'p1_uuid=a; p1_uuid=b'])(
    'replaces the guest cookie if a game injected %s',
    async (cookie) => {
      const { setCookies } = await page('/blog/x?y=/z', { cookie });
      const expired = setCookies.filter((line) => line.includes('Expires=Thu, 01 Jan 1970'));
      const places = expired.map((line) => line.split('; ').slice(2, 4).join(' ')).sort();
      expect(places).toEqual(
        ['/', '/blog', '/blog/', '/blog/x', '/blog/x/'].map((path) => `Domain=holocade.localhost Path=${path}`),
      );
      const fresh = setCookies.filter((line) => !expired.includes(line));
      expect(fresh).toEqual([
        expect.stringMatching(/^p1_uuid=[0-9a-f-]{36}; Max-Age=34560000; Path=\/; Secure/) as string,
      ]);
    },
  );

  test('clears both of two session cookies', async () => {
    const { setCookies } = await page('/', { cookie: '__Host-holocade=a; __Host-holocade=b' });
    const expired = setCookies.filter((line) => line.startsWith('__Host-holocade=;'));
    expect(expired).toHaveLength(2);
    expect(expired.filter((line) => line.includes('Domain=holocade.localhost'))).toHaveLength(1);
  });

  test('is not cached for a logged-in player', async () => {
    expect((await page()).headers['cache-control']).toBe('private, no-cache');
    expect((await page('/', { cookie: '__Host-holocade=x' })).headers['cache-control']).toBe('no-store');
  });

  test('answers HEAD without a body', async () => {
    const head = await server.request('/', { method: 'HEAD', headers: { accept: 'text/html' } });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test('uses the status and the redirect of the app', async () => {
    answer = async () => ({ kind: 'html', status: 404, html: 'none' });
    expect((await page()).status).toBe(404);
    answer = async () => ({ kind: 'redirect', status: 301, to: '/elsewhere' });
    const redirect = await page();
    expect([redirect.status, redirect.headers.location]).toEqual([301, '/elsewhere']);
    expect(redirect.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    ['/game/lantern-drift?build=1.0.0', '/arcade/games/lantern-drift?build=1.0.0'],
    ['/game/lantern-drift/game?build=1.0.0&a=%20b', '/arcade/games/lantern-drift?build=1.0.0&a=%20b'],
    ['/game/no-such-game/', '/arcade/games/no-such-game'],
  ])('redirects the short address of a game: %s', async (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await server.request(path, { method, headers: { accept: 'text/html' } });
      expect([status, headers.location, headers['cache-control']]).toEqual([302, target, 'no-cache']);
    }
    expect(asked).toEqual([]);
  });

  test.each(['/game', '/game/', '/game//evil.test', '/game/%2Fevil.test', '/game/x%0d%0aset-cookie:a=b', '/game/a/b'])(
    'does not redirect an address that belongs to no game: %s',
    async (path) => {
      expect((await page(path)).headers.location).toBeUndefined();
    },
  );

  test('shows the specification’s error text without details after a failure', async () => {
    answer = async () => Promise.reject(new Error('secret detail'));
    const failed = await page();
    expect(failed.status).toBe(500);
    expect(failed.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(failed.text).toContain('<h1>Server Error</h1>');
    expect(failed.text).toContain('Something went wrong while trying to handle this request. Please try again later.');
    expect(failed.text).not.toContain('secret detail');
  });

  test('is not rendered for a missing picture', async () => {
    const missing = await page('/assets/none.png', { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect([missing.status, asked.length]).toEqual([404, 0]);
  });
});

describe('the page of all components', () => {
  test.each([
    [{}, false],
    [{ NODE_ENV: 'production' }, false],
    [{ HOLOCADE_KIT: '1' }, true],
  ])('with %j is served: %j', async (environment, there) => {
    const kits: (boolean | undefined)[] = [];
    const renderer = {
      render: (request: RenderRequest) => {
        kits.push(request.settings.kit);
        return html(request);
      },
    };
    const asked = await startTestServer({ demo: false, environment, pages: { renderer, assets } });
    await asked.request('/dev/kit', { headers: { accept: 'text/html' } });
    await asked.close();
    expect(kits).toEqual([there]);
  });
});

describe('the limit of pages', () => {
  const MAX = 600;

  test('refuses an address with too many requests, with a page', async () => {
    const environment = {
      NODE_ENV: 'production',
      HOLOCADE_LOG_LEVEL: 'silent',
      HOLOCADE_REDIRECT_HOSTS: 'docs.example.org',
    };
    const settings: RenderRequest['settings'][] = [];
    const render = (request: RenderRequest) => {
      settings.push(request.settings);
      return html(request);
    };
    const renderer = { render };
    const limited = await startTestServer({ demo: false, environment, pages: { renderer, assets }, maxDelayMs: 0 });
    const ask = (ip: string, accept = 'text/html') => limited.request('/', { ip, headers: { accept } });
    await ask('192.0.2.1', 'image/webp');
    const within = await Promise.all(Array.from({ length: MAX }, () => ask('192.0.2.1')));
    expect(new Set(within.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await ask('192.0.2.1');
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(refused.text).toContain('<h1>Too Many Requests</h1>');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('192.0.2.2')).status).toBe(200);
    expect(settings[0]?.redirectHosts).toEqual(['docs.example.org']);
    await limited.close();
  });
});

describe('renderCalls', () => {
  const calling = (path: string, method: string, body?: string) => async (request: RenderRequest) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const result = await request.transport(path, { method, headers, ...(body === undefined ? {} : { body }) });
    return { kind: 'html', status: result.status, html: result.body } as const;
  };

  test('use the same routes, and may change data like a page of the portal', async () => {
    answer = calling('/v1/public/user/account/validate/email', 'POST', '{"email":"a@b.test"}');
    expect((await page()).status).toBe(200);
    answer = calling('/v1/public/user/auth/status', 'GET');
    expect((await page('/', { cookie: '__Host-holocade=unknown' })).status).toBe(401);
  });
});
