import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readToken, writeToken } from '../../../src/domain/tokens/token';
import { encodeTokenText } from '../../../src/domain/tokens/token-text';
import { finalizeParameters, secrets, tokenPages, tokenPaths } from '../../arbitraries/tokens';
import { openRedirects } from '../shell/open-redirects';

const SECRET = 'A'.repeat(43);
const HOME = { ok: false, error: { kind: 'go-home' } };
const VERIFY = `/v1/public/user/auth/email/verify/${SECRET}`;
const FINALIZE = '/v1/public/user/auth/social/finalize';

/** Ways to bend a good path towards another call. */
const bends: readonly ((path: string) => string)[] = [
  (path) => `https://evil.test${path}`,
  (path) => `//evil.test${path}`,
  (path) => `/${path}`,
  (path) => `\\${path}`,
  (path) => path.slice(1),
  (path) => `${path}?a=b`,
  (path) => `${path}#a`,
  (path) => `${path}/`,
  (path) => `${path}/..`,
  (path) => `${path}/../../../../../private/user/account/premium/purchase`,
  (path) => `${path}%2f..`,
  (path) => `${path};a=b`,
  (path) => `${path}\u0000`,
  (path) => `${path}\n`,
  (path) => ` ${path}`,
  (path) => `\ufeff${path}`,
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/public/', '/public/../private/'),
  (path) => path.replace('/public/', '/private/'),
  (path) => path.replace('/public/', '%2fpublic%2f'),
  (path) => path.replace('/user/', '//user/'),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replace('/v1', '/V1'),
  (path) => encodeURIComponent(path),
  (path) => encodeTokenText(path),
  (path) => path.slice(0, -1),
  (path) => `${path}A`,
  (path) => path.slice(0, path.lastIndexOf('/') + 1),
];

describe('the token of a link', () => {
  test('tells the parameters of its page', () => {
    expect(readToken('verify-email', encodeTokenText(VERIFY))).toEqual({ ok: true, value: { secret: SECRET } });
    expect(readToken('social-finalize', encodeTokenText(`${FINALIZE}/google/${SECRET}`))).toEqual({
      ok: true,
      value: { provider: 'google', secret: SECRET },
    });
  });

  test('goes home without a token, and with a path that is not that of the page', () => {
    expect(readToken('verify-email', undefined)).toEqual(HOME);
    expect(readToken('verify-email', '')).toEqual(HOME);
    expect(readToken('reset-password', encodeTokenText(VERIFY))).toEqual(HOME);
    expect(readToken('verify-email', `${encodeTokenText(VERIFY)}=`)).toEqual(HOME);
  });

  test.each(['steam', 'Facebook', 'google/..', '', '..', 'facebook%2f'])(
    'goes home with the provider %j',
    (provider) => {
      expect(readToken('social-finalize', encodeTokenText(`${FINALIZE}/${provider}/${SECRET}`))).toEqual(HOME);
    },
  );

  test('is written as base64url of the path', () => {
    expect(Buffer.from(writeToken('verify-email', { secret: SECRET }), 'base64url').toString()).toBe(VERIFY);
    const token = writeToken('social-finalize', { provider: 'facebook', secret: SECRET });
    expect(Buffer.from(token, 'base64url').toString()).toBe(`${FINALIZE}/facebook/${SECRET}`);
  });

  property.prop([finalizeParameters])('always comes back, with a provider', (parameters) => {
    const token = writeToken('social-finalize', parameters);
    expect(readToken('social-finalize', token)).toEqual({ ok: true, value: parameters });
  });

  property.prop([fc.constantFrom('verify-email', 'coin-purchase', 'deletion-status'), secrets])(
    'always comes back, with a secret alone',
    (page, secret) => {
      expect(readToken(page, writeToken(page, { secret }))).toEqual({ ok: true, value: { secret } });
    },
  );

  property.prop([tokenPaths, tokenPages])('never opens another page than its own', ({ page, path }, other) => {
    expect(readToken(other, encodeTokenText(path)).ok).toBe(other === page);
  });

  property.prop([tokenPaths, fc.constantFrom(...bends), tokenPages])(
    'T17: never opens a page when it is bent',
    (good, bend, page) => {
      expect(readToken(good.page, encodeTokenText(bend(good.path)))).toEqual(HOME);
      expect(readToken(page, encodeTokenText(bend(good.path)))).toEqual(HOME);
    },
  );

  property.prop([tokenPages, fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constantFrom(...openRedirects))])(
    'never is any other text',
    (page, text) => {
      expect(readToken(page, text)).toEqual(HOME);
      expect(readToken(page, encodeTokenText(text))).toEqual(HOME);
    },
  );

  property.prop([tokenPaths, fc.nat(), fc.constantFrom(...'AZaz09-_=+/.%')])(
    'T17: never tells anything but a secret when one of its characters is changed',
    ({ page, path }, place, character) => {
      const token = encodeTokenText(path);
      const changed = [...token].toSpliced(place % token.length, 1, character).join('');
      const read = readToken(page, changed);
      if (!read.ok) return;
      const { secret, ...others } = read.value;
      expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(path).toContain(Object.values(others).join(''));
    },
  );
});
