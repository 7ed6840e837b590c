import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  readToken,
  writeToken,
  encodeTokenText,
  decodeTokenText,
  TOKEN_MAX,
  decodeBase64url,
  encodeBase64url,
} from '../../../src/domain/tokens/token';
import { finalizeParameters, secrets, tokenPages, tokenPaths } from '../../arbitraries/tokens';
import { openRedirects } from '../shell/open-redirects';

const SECRET = 'A'.repeat(43);
const HOME = { ok: false, error: { kind: 'go-home' } };
const VERIFY = `/v1/public/user/auth/email/verify/${SECRET}`;
const FINALIZE = '/v1/public/user/auth/social/finalize';

/** Ways to change a valid path into another call. */
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

describe('readToken and writeToken', () => {
  test('return the parameters of the page', () => {
    expect(readToken('verify-email', encodeTokenText(VERIFY))).toEqual({ ok: true, value: { secret: SECRET } });
    expect(readToken('social-finalize', encodeTokenText(`${FINALIZE}/google/${SECRET}`))).toEqual({
      ok: true,
      value: { provider: 'google', secret: SECRET },
    });
  });

  test('reject a missing token, and a path of another page', () => {
    expect(readToken('verify-email', undefined)).toEqual(HOME);
    expect(readToken('verify-email', '')).toEqual(HOME);
    expect(readToken('reset-password', encodeTokenText(VERIFY))).toEqual(HOME);
    expect(readToken('verify-email', `${encodeTokenText(VERIFY)}=`)).toEqual(HOME);
  });

  test.each(['steam', 'Facebook', 'google/..', '', '..', 'facebook%2f'])('reject the provider %j', (provider) => {
    expect(readToken('social-finalize', encodeTokenText(`${FINALIZE}/${provider}/${SECRET}`))).toEqual(HOME);
  });

  test('encode the path as base64url', () => {
    expect(Buffer.from(writeToken('verify-email', { secret: SECRET }), 'base64url').toString()).toBe(VERIFY);
    const token = writeToken('social-finalize', { provider: 'facebook', secret: SECRET });
    expect(Buffer.from(token, 'base64url').toString()).toBe(`${FINALIZE}/facebook/${SECRET}`);
  });

  property.prop([finalizeParameters])('always round-trip with a provider', (parameters) => {
    const token = writeToken('social-finalize', parameters);
    expect(readToken('social-finalize', token)).toEqual({ ok: true, value: parameters });
  });

  property.prop([fc.constantFrom('verify-email', 'coin-purchase', 'deletion-status'), secrets])(
    'always round-trip with a secret only',
    (page, secret) => {
      expect(readToken(page, writeToken(page, { secret }))).toEqual({ ok: true, value: { secret } });
    },
  );

  property.prop([tokenPaths, tokenPages])('never accept the token of another page', ({ page, path }, other) => {
    expect(readToken(other, encodeTokenText(path)).ok).toBe(other === page);
  });

  property.prop([tokenPaths, fc.constantFrom(...bends), tokenPages])(
    'T17: never accept a changed token',
    (good, bend, page) => {
      expect(readToken(good.page, encodeTokenText(bend(good.path)))).toEqual(HOME);
      expect(readToken(page, encodeTokenText(bend(good.path)))).toEqual(HOME);
    },
  );

  property.prop([tokenPages, fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.constantFrom(...openRedirects))])(
    'never accept another text',
    (page, text) => {
      expect(readToken(page, text)).toEqual(HOME);
      expect(readToken(page, encodeTokenText(text))).toEqual(HOME);
    },
  );

  property.prop([tokenPaths, fc.nat(), fc.constantFrom(...'AZaz09-_=+/.%')])(
    'T17: never return anything but another secret after a changed character',
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

const node = (...bytes: readonly number[]) => Buffer.from(bytes).toString('base64url');

describe('decodeTokenText', () => {
  test('decodes UTF-8 text', () => {
    expect(encodeTokenText('/a b%2f')).toBe(Buffer.from('/a b%2f').toString('base64url'));
    expect(decodeTokenText(encodeTokenText('/ä/€/🎮\u200f'))).toBe('/ä/€/🎮\u200f');
    expect(decodeTokenText(node(9, 10, 0x61))).toBe('\t\na');
  });

  test.each([
    ['a lone continuation', node(0x80)],
    ['an overlong slash', node(0xc0, 0xaf)],
    ['a surrogate', node(0xed, 0xa0, 0x80)],
    ['a code point too high', node(0xf4, 0x90, 0x80, 0x80)],
    ['half a character', node(0xe2, 0x82)],
    ['no text', ''],
    ['no base64url', 'Zg=='],
  ])('rejects a token with %s', (_, token) => {
    expect(decodeTokenText(token)).toBeUndefined();
  });

  test('rejects an empty token', () => {
    expect(encodeTokenText('')).toBe('');
  });

  test('accepts at most 512 characters', () => {
    expect(TOKEN_MAX).toBe(512);
    expect(decodeTokenText(encodeTokenText('a'.repeat(384)))).toBe('a'.repeat(384));
    expect(encodeTokenText('a'.repeat(384))).toHaveLength(512);
    expect(decodeTokenText(encodeTokenText('a'.repeat(385)))).toBeUndefined();
  });

  property.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 90 })])('always round-trips a text', (text) => {
    expect(encodeTokenText(text)).toBe(Buffer.from(text).toString('base64url'));
    expect(decodeTokenText(encodeTokenText(text))).toBe(text);
  });

  property.prop([fc.uint8Array({ minLength: 1, maxLength: 40 })])('always agrees with a strict decoder', (array) => {
    const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(array);
    const text = decodeTokenText(Buffer.from(array).toString('base64url'));
    if (text === undefined) expect(strict).toThrow();
    else expect(text).toBe(strict());
  });
});

const bytesOf = (text: string) => [...Buffer.from(text)];
const bytes = fc.uint8Array({ maxLength: 80 }).map((array) => [...array]);

describe('base64url', () => {
  test('encodes and decodes the examples of RFC 4648 without padding', () => {
    const examples = { '': '', f: 'Zg', fo: 'Zm8', foo: 'Zm9v', foob: 'Zm9vYg', fooba: 'Zm9vYmE', foobar: 'Zm9vYmFy' };
    for (const [text, encoded] of Object.entries(examples)) {
      expect(encodeBase64url(bytesOf(text))).toBe(encoded);
      expect(decodeBase64url(encoded)).toEqual(bytesOf(text));
    }
  });

  test('has - and _ as its last two digits', () => {
    expect(encodeBase64url([0xfb, 0xff])).toBe('-_8');
    expect(decodeBase64url('-_8')).toEqual([0xfb, 0xff]);
  });

  test.each([
    'Zg=',
    'Zg==',
    'Z',
    'Zm9vZ',
    'Zh',
    'Zm9',
    '+_8',
    '-/8',
    'Zm 8',
    'Zm8\n',
    '\nZm8',
    'Zm8é',
    'Z%67',
    '==',
    'A',
  ])('rejects the text %j', (text) => {
    expect(decodeBase64url(text)).toBeUndefined();
  });

  property.prop([bytes])('always agrees with Node, and always round-trips', (array) => {
    expect(encodeBase64url(array)).toBe(Buffer.from(array).toString('base64url'));
    expect(decodeBase64url(encodeBase64url(array))).toEqual(array);
  });

  property.prop([fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ABQgwZaz019-_=+/') }))])(
    'never has two forms',
    (text) => {
      const read = decodeBase64url(text);
      if (read !== undefined) expect(encodeBase64url(read)).toBe(text);
      expect(read !== undefined).toBe(Buffer.from(text, 'base64url').toString('base64url') === text);
    },
  );
});
