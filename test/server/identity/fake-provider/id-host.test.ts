import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SocialBrowser } from '../social/social-browser';
import { begin, chooseAt, signInBy } from '../social/social-flow';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOST = 'id.holocade.localhost:9200';
const ID = `http://${HOST}`;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
});

afterAll(() => server.close());

describe('fake Google provider', () => {
  test('publishes a discovery document with its public URLs', async () => {
    const answer = await server.request('/google/.well-known/openid-configuration', { host: HOST });
    expect(answer.json()).toMatchObject({
      issuer: `${ID}/google`,
      authorization_endpoint: `${ID}/google/auth`,
      token_endpoint: `${ID}/google/token`,
      jwks_uri: `${ID}/google/jwks`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    const keys = (await server.request('/google/jwks', { host: HOST })).text;
    expect(keys).toContain('"kty":"EC"');
    expect(keys).not.toContain('"d":');
  });

  test('ignores forwarded headers about its host and scheme', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await server.request('/google/.well-known/openid-configuration', { host: HOST, headers });
    expect(answer.text).not.toContain('evil.example');
    expect(answer.text).not.toContain('https://id.');
  });

  test('refuses an authorisation request without PKCE', async () => {
    const browser = new SocialBrowser(server);
    const address = new URL(await begin(server, browser, 'google'));
    address.searchParams.delete('code_challenge');
    address.searchParams.delete('code_challenge_method');
    const answer = await browser.visit(address.href);
    expect(new URL(answer.headers.location ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  test('asks for a person every time, on a page that works without script', async () => {
    const browser = new SocialBrowser(server);
    await browser.visit(await chooseAt(browser, await begin(server, browser, 'google'), 'robin'));
    const { answer } = await browser.follow(await begin(server, browser, 'google'));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Log in with Google');
    expect(answer.text).toContain('nova@holocade.example');
    expect(answer.text).not.toContain('<script');
  });

  test('allows form redirects only to the accounts host and the portal', async () => {
    const browser = new SocialBrowser(server);
    const { answer } = await browser.follow(await begin(server, browser, 'google'));
    expect(answer.headers['content-security-policy']).toContain(
      `form-action 'self' http://accounts.holocade.localhost:9200 ${server.origin};`,
    );
  });

  test('treats a typed name without a letter or digit as no choice', async () => {
    const browser = new SocialBrowser(server);
    const consent = await browser.follow(await begin(server, browser, 'google'));
    const again = await browser.visit(consent.address, { form: { name: '<>' } });
    expect(again.status).toBe(200);
    expect(again.text).toContain('Choose a person:');
  });

  test('answers 400 with a message to an expired attempt', async () => {
    const answer = await new SocialBrowser(server).visit(`${ID}/google/people/unknown`, { form: { person: 'robin' } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('expired');
  });
});

describe.each(['google', 'facebook'] as const)('fake %s provider', (provider) => {
  test('allows different people in one browser, one after the other, and remembers none of them', async () => {
    const browser = new SocialBrowser(server);
    for (const person of ['robin', 'sam', 'robin']) {
      const callback = await chooseAt(browser, await begin(server, browser, provider), person);
      expect(new URL(callback).pathname).toBe(`/callback/${provider}`);
      expect(new URL(callback).searchParams.get('code')).toBeTruthy();
    }
  });

  test('returns each person to the portal', async () => {
    const browser = new SocialBrowser(server);
    const ends = [await signInBy(server, provider, 'sam', browser), await signInBy(server, provider, 'robin', browser)];
    expect(ends.map(({ end }) => end.pathname)).toEqual(['/auth/social/finalize', '/auth/social/finalize']);
    expect(new Set(ends.map(({ end }) => end.searchParams.get('token'))).size).toBe(2);
  });
});

describe('fake Facebook profile endpoint', () => {
  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer unknown' }],
  ])('answers 401 with %s', async (_what, headers) => {
    const answer = await server.request('/facebook/me?fields=id,email', { host: HOST, headers });
    expect(answer.status).toBe(401);
  });
});

describe('fake Steam provider', () => {
  const ask = (returnTo: string) => {
    const query = new URLSearchParams({ 'openid.mode': 'checkid_setup', 'openid.return_to': returnTo });
    return server.request(`/steam/openid/login?${query.toString()}`, { host: HOST });
  };

  test.each([
    'https://evil.example/',
    'http://accounts.holocade.localhost:9200.evil.example/callback/steam?state=x',
    '',
  ])('refuses to redirect to another site: %s', async (returnTo) => {
    expect((await ask(returnTo)).status).toBe(400);
  });

  test('confirms its own assertion once and refuses a changed one', async () => {
    const browser = new SocialBrowser(server);
    const callback = new URL(await chooseAt(browser, await begin(server, browser, 'steam'), 'robin'));
    const check = async (change: Readonly<Record<string, string>> = {}) => {
      const fields = Object.fromEntries([...callback.searchParams].filter(([name]) => name.startsWith('openid.')));
      const form = { ...fields, 'openid.mode': 'check_authentication', ...change };
      return (await new SocialBrowser(server).visit(`${ID}/steam/openid/login`, { form })).text;
    };
    expect(await check({ 'openid.claimed_id': `${ID}/steam/openid/id/76561190000000000` })).toContain('is_valid:false');
    expect(await check({ 'openid.sig': 'AAAA' })).toContain('is_valid:false');
    expect(await check()).toBe('ns:http://specs.openid.net/auth/2.0\nis_valid:true\n');
    expect(await check()).toContain('is_valid:false');
  });
});
