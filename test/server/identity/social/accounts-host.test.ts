import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialProviders } from '../../../../src/contract/social.contract';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const ACCOUNTS = 'accounts.holocade.localhost:9200';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

const at = (path: string) => server.request(path, { host: ACCOUNTS });

/** Parses the data of the page's script. */
function pageData(html: string): unknown {
  const text = /data-end="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

describe('accounts host', () => {
  test('redirects a callback to the portal with its query unchanged, and sets no cookie', async () => {
    const answer = await at('/callback/google?code=a%2Fb&state=s&state=t');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${server.origin}/auth/social/return/google?code=a%2Fb&state=s&state=t`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(answer.setCookies).toEqual([]);
  });

  test.each(['/callback/evil', '/callback/__proto__', '/callback', '/v1/public/global/home', '/'])(
    'answers 404 to any other path: %s',
    async (path) => {
      expect((await at(path)).status).toBe(404);
    },
  );

  test.each(['login', 'register'])('reports a %s only to the page that opened the tab', async (type) => {
    const answer = await at(`/closed?type=${type}&provider=google`);
    expect(answer.status).toBe(200);
    expect(pageData(answer.text)).toEqual({
      origin: server.origin,
      message: { from: 'holocade', type },
      after: `${server.origin}/auth/social/status?provider=google`,
    });
    const policy = String(answer.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(answer.text).toContain(`<script nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
  });

  test('reports an error with a built-in text', async () => {
    const answer = await at('/closed?type=error&provider=facebook&reason=cancelled&message=You+won');
    expect(pageData(answer.text)).toMatchObject({
      message: { type: 'error', message: 'The login with Facebook was cancelled.' },
    });
    expect(answer.text).not.toContain('You won');
  });

  test.each([
    '/closed',
    '/closed?type=login',
    '/closed?type=login&provider=evil',
    '/closed?type=error&provider=google',
    '/closed?type=error&provider=google&reason=<script>',
    '/closed?type=<script>&provider=google',
  ])('redirects an invalid result to the home page: %s', async (path) => {
    const answer = await at(encodeURI(path));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${server.origin}/`);
  });
});

describe('GET auth/social/return', () => {
  test('keeps the opener of the tab and sends no referrer', async () => {
    const answer = await server.request('/auth/social/return/google?code=c&state=s');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`http://${ACCOUNTS}/closed?type=error&provider=google&reason=expired`);
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('answers 404 for an unknown provider', async () => {
    expect((await server.request('/auth/social/return/evil')).status).toBe(404);
  });
});

describe('list of login providers', () => {
  test('contains all providers while the fake ones run', async () => {
    const answer = await server.request('/v1/public/user/auth/social/providers');
    expect(dataOf(socialProviders, answer)).toEqual({ providers: ['facebook', 'google', 'steam'] });
  });

  test('contains only configured providers, and then no fake ones run', async () => {
    const configured = await startTestServer({ demo: false, environment: { HOLOCADE_STEAM: '1' } });
    const answer = await configured.request('/v1/public/user/auth/social/providers');
    expect(dataOf(socialProviders, answer)).toEqual({ providers: ['steam'] });
    const body = { provider: 'google' };
    const refused = await configured.request('/v1/public/user/auth/social/login', { body });
    expect(wireFieldErrors.parse(refused.envelope().data).errors).toEqual({
      provider: ['Logging in with Google is not set up here.'],
    });
    const host = 'id.holocade.localhost:9200';
    expect((await configured.request('/google/.well-known/openid-configuration', { host })).status).toBe(404);
    await configured.close();
  });

  test.each([
    ['without configuration', {}, []],
    ['with one provider', { HOLOCADE_STEAM: '1' }, ['steam']],
  ])('contains no fake providers in production %s', async (_how, environment, providers) => {
    const production = await startTestServer({ demo: false, environment: { NODE_ENV: 'production', ...environment } });
    const host = new URL(production.deps.urls.idOrigin).host;
    try {
      const answer = await production.request('/v1/public/user/auth/social/providers');
      expect(dataOf(socialProviders, answer)).toEqual({ providers });
      for (const path of [
        '/google/.well-known/openid-configuration',
        '/google/auth',
        '/google/people/x',
        '/facebook/token',
        '/facebook/me',
        '/steam/openid/login',
        '/steam/people',
        '/',
      ])
        for (const method of ['GET', 'POST'])
          expect((await production.request(path, { host, method })).status, `${method} ${path}`).toBe(404);
    } finally {
      await production.close();
    }
  });
});
