import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { callbackOf, providerHosts, socialProviders } from '../../../../server/identity/social/social-providers';
import { socialLogin } from '../../../../src/contract/social.contract';
import type { SignInProvider } from '../../../../src/domain/auth/social-provider';
import { SIGN_IN_PROVIDERS } from '../../../../src/domain/auth/social-provider';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { dataOf } from '../../support/data-of';
import { testConfig } from '../../support/test-config';
import { startTestServer } from '../../support/test-server';

const GOOGLE = 'google-secret-of-the-operator';
const FACEBOOK = 'facebook-secret-of-the-operator';
const environment = {
  HOLOCADE_GOOGLE_CLIENT_ID: 'google-id',
  HOLOCADE_GOOGLE_CLIENT_SECRET: GOOGLE,
  HOLOCADE_FACEBOOK_APP_ID: 'facebook-id',
  HOLOCADE_FACEBOOK_APP_SECRET: FACEBOOK,
  HOLOCADE_STEAM: '1',
};
const ISSUER = 'https://accounts.google.com';
const DISCOVERY = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/o/oauth2/v2/auth`,
  token_endpoint: 'https://oauth2.googleapis.com/token',
  jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  response_types_supported: ['code'],
};
const checks = { state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43) };

interface RecordedRequest {
  readonly address: string;
  readonly body: string;
}

/** Creates a fetch function that records each request and confirms no identity. */
function wire(requests: RecordedRequest[]) {
  return async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { url, body = '' } = address instanceof Request ? address : { url: String(address), body: init?.body };
    requests.push({ address: url, body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body) });
    if (url.endsWith('/.well-known/openid-configuration')) return Response.json(DISCOVERY);
    if (url.includes('/oauth/access_token')) return Response.json({ access_token: 'a-token', token_type: 'bearer' });
    return Response.json({ error: 'invalid_grant' }, { status: 400 });
  };
}

/** Returns the callback query of a provider. Google adds its issuer. */
const answerOf = (provider: SignInProvider, state: string): URLSearchParams =>
  new URLSearchParams({ code: 'code-1', state, ...(provider === 'google' ? { iss: ISSUER } : {}) });

afterEach(() => vi.unstubAllGlobals());

test('socialProviders send a client secret only to its own provider, in the body of the token request', async () => {
  const requests: RecordedRequest[] = [];
  const config = testConfig(environment);
  const urls = publicUrls(config);
  const world = { ...providerHosts(config.social), fetch: wire(requests) };
  const providers = socialProviders(world, urls, systemClock);
  for (const id of SIGN_IN_PROVIDERS) {
    const provider = providers.get(id);
    const begun = await provider?.begin(checks);
    const address = new URL(begun?.ok === true ? begun.value : '');
    const back = address.searchParams.get('redirect_uri') ?? address.searchParams.get('openid.return_to');
    expect(back?.split('?')[0]).toBe(callbackOf(urls, id));
    expect(address.protocol).toBe('https:');
    expect(address.href).not.toMatch(/secret-of-the-operator/);
    await provider?.finish(answerOf(id, checks.state), checks);
  }
  const exposed = requests.filter(({ address, body }) => /secret-of-the-operator/.test(address + body));
  expect(
    exposed.map(({ address, body }) => [new URL(address).host, new URLSearchParams(body).get('client_secret')]),
  ).toEqual([
    ['graph.facebook.com', FACEBOOK],
    ['oauth2.googleapis.com', GOOGLE],
  ]);
  expect(exposed.every(({ address }) => !address.includes('secret'))).toBe(true);
});

test('T45: no response or log reveals a client secret, and no header changes the callback URL', async () => {
  vi.stubGlobal('fetch', wire([]));
  const lines = new PassThrough();
  const server = await startTestServer({ demo: false, environment, log: createLogger({ logLevel: 'trace' }, lines) });
  const exposed: string[] = [];
  try {
    for (const provider of SIGN_IN_PROVIDERS) {
      const answer = await server.request('/v1/public/user/auth/social/login', {
        body: { provider },
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
      });
      const { url } = dataOf(socialLogin, answer);
      expect(decodeURIComponent(url)).toContain(callbackOf(server.deps.urls, provider));
      const cookie = answer.setCookies.map((line) => line.split(';')[0]).join('; ');
      const state = /state(?:=|%3D)([\w-]{43})/.exec(url)?.[1] ?? '';
      const path = `/auth/social/return/${provider}?${answerOf(provider, state).toString()}`;
      const back = await server.request(path, { cookie });
      expect(back.headers.location).toContain('reason=refused');
      exposed.push(JSON.stringify([url, answer.text, answer.headers, back.headers, back.text]));
    }
    const foreign = await server.request('/v1/public/user/auth/social/login', {
      body: { provider: 'steam' },
      host: 'evil.example',
    });
    exposed.push(foreign.text);
    expect(foreign.status).not.toBe(200);
  } finally {
    await server.close();
  }
  lines.end();
  const log = await text(lines);
  expect(log).toContain('/auth/social/return/:provider');
  expect(log + exposed.join('')).not.toMatch(/secret-of-the-operator/);
  expect(exposed.join('')).not.toContain('evil.example');
});
