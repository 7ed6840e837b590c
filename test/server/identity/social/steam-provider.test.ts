import { test as propertyTest, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { STEAM_ENDPOINTS, steamProvider } from '../../../../server/identity/social/steam-provider';
import { FakeServerClock } from '../../support/fake-server-clock';

const STATE = 'S'.repeat(43);
const CHECKS = { state: STATE, nonce: '', verifier: '' };
const REDIRECT = 'https://accounts.example.org/callback/steam';
const ID = '76561197960287930';
const CLAIMED = `https://steamcommunity.com/openid/id/${ID}`;
const NS = 'http://specs.openid.net/auth/2.0';
const CONFIRMED = `ns:${NS}\nis_valid:true\n`;

type Fields = Readonly<Record<string, string>>;

/** Callback fields of a valid Steam assertion. */
const ASSERTION: Fields = {
  state: STATE,
  'openid.ns': NS,
  'openid.mode': 'id_res',
  'openid.op_endpoint': 'https://steamcommunity.com/openid/login',
  'openid.claimed_id': CLAIMED,
  'openid.identity': CLAIMED,
  'openid.return_to': `${REDIRECT}?state=${STATE}`,
  'openid.response_nonce': '2026-03-01T12:00:00Zabcdefg',
  'openid.assoc_handle': '1234567890',
  'openid.signed': 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
  'openid.sig': 'W0u5DRbtHE1GG0ZKXjerUZDUGmc=',
};

/** Creates a Steam provider whose verification endpoint records requests and returns `answer`. */
function steam(answer: { readonly text: string; readonly status?: number } = { text: CONFIRMED }) {
  const requests: { readonly address: string; readonly body: URLSearchParams; readonly redirect: unknown }[] = [];
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    requests.push({ address, body: new URLSearchParams(init.body as string), redirect: init.redirect });
    return new Response(answer.text, { status: answer.status ?? 200 });
  };
  const around = { fetch, redirectUri: REDIRECT, plainHttp: false };
  return { requests, provider: steamProvider(STEAM_ENDPOINTS, new FakeServerClock(), around) };
}

const finish = (fields: Fields, extra: readonly (readonly [string, string])[] = [], from = steam()) =>
  from.provider.finish(new URLSearchParams([...Object.entries(fields), ...extra.map(([a, b]) => [a, b])]), CHECKS);

describe('steamProvider', () => {
  test('sends a visitor to Steam with the callback URL', async () => {
    const begun = await steam().provider.begin(CHECKS);
    const address = new URL(begun.ok ? begun.value : '');
    expect(address.origin + address.pathname).toBe('https://steamcommunity.com/openid/login');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      'openid.ns': NS,
      'openid.mode': 'checkid_setup',
      'openid.return_to': `${REDIRECT}?state=${STATE}`,
      'openid.realm': 'https://accounts.example.org/',
      'openid.claimed_id': `${NS}/identifier_select`,
      'openid.identity': `${NS}/identifier_select`,
    });
  });

  test('identifies a person by the number that Steam confirms', async () => {
    const from = steam();
    expect(await finish(ASSERTION, [], from)).toEqual({
      ok: true,
      value: { issuer: 'https://steamcommunity.com/openid', subject: ID },
    });
    expect(from.requests).toHaveLength(1);
    const [{ address, body, redirect } = { address: '', body: new URLSearchParams(), redirect: '' }] = from.requests;
    expect(address).toBe('https://steamcommunity.com/openid/login');
    expect(redirect).toBe('error');
    const { state: _state, ...fields } = ASSERTION;
    expect(Object.fromEntries(body)).toEqual({ ...fields, 'openid.mode': 'check_authentication' });
  });

  test('reports a visitor who cancelled as cancelled, not as refused', async () => {
    const cancelled = await finish({ state: STATE, 'openid.ns': NS, 'openid.mode': 'cancel' });
    expect(cancelled).toEqual({ ok: false, error: 'cancelled' });
  });

  test('reports Steam as unavailable without a response', async () => {
    const around = {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      redirectUri: REDIRECT,
      plainHttp: false,
    };
    const provider = steamProvider(STEAM_ENDPOINTS, new FakeServerClock(), around);
    expect(await provider.finish(new URLSearchParams(ASSERTION), CHECKS)).toEqual({ ok: false, error: 'unavailable' });
  });
});

const EVIL = 'https://evil.example/openid/login';
const OTHER_ID = CLAIMED.replace('7930', '7931');

/** Assertions that would be accepted if Steam's confirmation were the only check. */
const forged: Readonly<Record<string, Fields>> = {
  'an endpoint of somebody else': { 'openid.op_endpoint': EVIL },
  'an identity of somebody else': { 'openid.identity': OTHER_ID },
  'a claimed id of somebody else': { 'openid.claimed_id': OTHER_ID },
  'an id on another host': {
    'openid.claimed_id': `https://evil.example/openid/id/${ID}`,
    'openid.identity': `https://evil.example/openid/id/${ID}`,
  },
  'an id on a host that only begins like Steam’s': {
    'openid.claimed_id': `https://steamcommunity.com.evil.example/openid/id/${ID}`,
    'openid.identity': `https://steamcommunity.com.evil.example/openid/id/${ID}`,
  },
  'an id over plain http': {
    'openid.claimed_id': CLAIMED.replace('https:', 'http:'),
    'openid.identity': CLAIMED.replace('https:', 'http:'),
  },
  'text after the id': { 'openid.claimed_id': `${CLAIMED}/x`, 'openid.identity': `${CLAIMED}/x` },
  'a return URL of another attempt': { 'openid.return_to': `${REDIRECT}?state=${'T'.repeat(43)}` },
  'a return URL of another site': { 'openid.return_to': `https://evil.example/?state=${STATE}` },
  'a claimed id that is not signed': {
    'openid.signed': 'signed,op_endpoint,identity,return_to,response_nonce,assoc_handle',
  },
  'a return URL that is not signed': {
    'openid.signed': 'signed,op_endpoint,claimed_id,identity,response_nonce,assoc_handle',
  },
  'nothing signed': { 'openid.signed': '' },
  'no signature': { 'openid.sig': '' },
  'a nonce of more than five minutes ago': { 'openid.response_nonce': '2026-03-01T11:54:59Zabcdefg' },
  'a nonce of the future': { 'openid.response_nonce': '2026-03-01T12:05:01Zabcdefg' },
  'no nonce': { 'openid.response_nonce': '' },
  'an invalid time': { 'openid.response_nonce': '2026-13-41T12:00:00Zabcdefg' },
  'another mode': { 'openid.mode': 'checkid_setup' },
  'another version': { 'openid.ns': 'http://openid.net/signon/1.1' },
};

describe('T14: a forged Steam assertion', () => {
  test.each(Object.entries(forged))('is refused with %s, without a request to Steam', async (_name, fields) => {
    const from = steam();
    expect(await finish({ ...ASSERTION, ...fields }, [], from)).toEqual({ ok: false, error: 'refused' });
    expect(from.requests).toEqual([]);
  });

  test.each(['openid.claimed_id', 'openid.sig', 'openid.mode', 'openid.return_to'])(
    'is refused with a repeated %s',
    async (name) => {
      const from = steam();
      const twice = await finish(ASSERTION, [[name, ASSERTION[name] ?? '']], from);
      expect(twice).toEqual({ ok: false, error: 'refused' });
      expect(from.requests).toEqual([]);
    },
  );

  test.each([
    ['says no', { text: `ns:${NS}\nis_valid:false\n` }],
    ['says no and yes', { text: `ns:${NS}\nis_valid:false\nis_valid:true\n` }],
    ['says yes in another version', { text: 'ns:http://openid.net/signon/1.1\nis_valid:true\n' }],
    ['says something else', { text: '<html>is_valid:true</html>' }],
    ['says yes with an error', { text: CONFIRMED, status: 500 }],
  ])('is refused when Steam %s', async (_name, answer) => {
    expect(await finish(ASSERTION, [], steam(answer))).toEqual({ ok: false, error: 'refused' });
  });

  propertyTest.prop([fc.constantFrom(...Object.keys(ASSERTION).filter((name) => name !== 'state'))])(
    'is refused without any one of its fields',
    async (name) => {
      const fields = Object.fromEntries(Object.entries(ASSERTION).filter(([key]) => key !== name));
      expect((await finish(fields)).ok).toBe(false);
    },
  );
});

describe('T42: URLs in a Steam assertion', () => {
  test.each(['http://169.254.169.254/', 'http://localhost:6379/', 'http://[::1]/', 'https://rebind.example/'])(
    'are never requested: %s',
    async (address) => {
      for (const name of ['openid.op_endpoint', 'openid.claimed_id', 'openid.identity', 'openid.return_to']) {
        const from = steam();
        await finish({ ...ASSERTION, [name]: address }, [], from);
        expect(from.requests).toEqual([]);
      }
    },
  );
});
