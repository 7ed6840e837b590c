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

/** What the page's script is given. */
function told(html: string): unknown {
  const text = /data-end="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

describe('the accounts host', () => {
  test('leads a call-back on to the portal as it came, and keeps nothing', async () => {
    const answer = await at('/callback/google?code=a%2Fb&state=s&state=t');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${server.origin}/auth/social/return/google?code=a%2Fb&state=s&state=t`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(answer.setCookies).toEqual([]);
  });

  test.each(['/callback/evil', '/callback/__proto__', '/callback', '/v1/public/global/home', '/'])(
    'knows nothing else: %s',
    async (path) => {
      expect((await at(path)).status).toBe(404);
    },
  );

  test.each(['login', 'register'])('tells the page that opened the tab of a %s, and nobody else', async (type) => {
    const answer = await at(`/closed?type=${type}&provider=google`);
    expect(answer.status).toBe(200);
    expect(told(answer.text)).toEqual({
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

  test('tells an error in words of its own', async () => {
    const answer = await at('/closed?type=error&provider=facebook&reason=cancelled&message=You+won');
    expect(told(answer.text)).toMatchObject({
      message: { type: 'error', message: 'The sign-in with Facebook was cancelled.' },
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
  ])('goes home from an end that is none: %s', async (path) => {
    const answer = await at(encodeURI(path));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`${server.origin}/`);
  });
});

describe('the way back from a provider', () => {
  test('keeps the page that opened the tab, and tells nobody where it came from', async () => {
    const answer = await server.request('/auth/social/return/google?code=c&state=s');
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`http://${ACCOUNTS}/closed?type=error&provider=google&reason=expired`);
    expect(answer.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('does not exist for somebody who is no provider', async () => {
    expect((await server.request('/auth/social/return/evil')).status).toBe(404);
  });
});

describe('the providers', () => {
  test('are all there where our own stands in for them', async () => {
    const answer = await server.request('/v1/public/user/auth/social/providers');
    expect(dataOf(socialProviders, answer)).toEqual({ providers: ['facebook', 'google', 'steam'] });
  });

  test('are those that are configured, and then nothing stands in for them', async () => {
    const configured = await startTestServer({ demo: false, environment: { HOLOCADE_STEAM: '1' } });
    const answer = await configured.request('/v1/public/user/auth/social/providers');
    expect(dataOf(socialProviders, answer)).toEqual({ providers: ['steam'] });
    const body = { provider: 'google' };
    const refused = await configured.request('/v1/public/user/auth/social/login', { body });
    expect(wireFieldErrors.parse(refused.envelope().data).errors).toEqual({
      provider: ['Signing in with Google is not set up here.'],
    });
    const host = 'id.holocade.localhost:9200';
    expect((await configured.request('/google/.well-known/openid-configuration', { host })).status).toBe(404);
    await configured.close();
  });

  test.each([
    ['without configuration', {}, []],
    ['with one of them', { HOLOCADE_STEAM: '1' }, ['steam']],
  ])('are never our own in production: %s', async (_how, environment, providers) => {
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
