import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decodeTokenText, encodeTokenText, TOKEN_MAX } from '../../../src/domain/tokens/token-text';

const node = (...bytes: readonly number[]) => Buffer.from(bytes).toString('base64url');

describe('the text in a token', () => {
  test('is UTF-8', () => {
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
  ])('is not %s', (_, token) => {
    expect(decodeTokenText(token)).toBeUndefined();
  });

  test('is nothing in nothing', () => {
    expect(encodeTokenText('')).toBe('');
  });

  test('has a token of at most 512 characters', () => {
    expect(TOKEN_MAX).toBe(512);
    expect(decodeTokenText(encodeTokenText('a'.repeat(384)))).toBe('a'.repeat(384));
    expect(encodeTokenText('a'.repeat(384))).toHaveLength(512);
    expect(decodeTokenText(encodeTokenText('a'.repeat(385)))).toBeUndefined();
  });

  property.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 90 })])('always comes back', (text) => {
    expect(encodeTokenText(text)).toBe(Buffer.from(text).toString('base64url'));
    expect(decodeTokenText(encodeTokenText(text))).toBe(text);
  });

  property.prop([fc.uint8Array({ minLength: 1, maxLength: 40 })])(
    'is always read as a strict decoder reads it',
    (array) => {
      const strict = () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(array);
      const text = decodeTokenText(Buffer.from(array).toString('base64url'));
      if (text === undefined) expect(strict).toThrow();
      else expect(text).toBe(strict());
    },
  );
});
