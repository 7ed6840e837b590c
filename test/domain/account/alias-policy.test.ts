import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { ALIAS_MAX, parseAlias } from '../../../src/domain/account/alias-policy';
import { err, ok } from '../../../src/domain/shared/result';

const visible = fc.constantFrom(...('aZ9 _-äß漢あ🎮🏳\u200f\u0301'.match(/./gsu) ?? []));
const texts = fc.array(visible, { maxLength: 40 }).map((parts) => parts.join(''));

describe('parseAlias', () => {
  test('trims and composes an alias', () => {
    expect(parseAlias('  Ada L. ')).toEqual(ok('Ada L.'));
    expect(parseAlias('Zoe\u0308')).toEqual(ok('Zoë'));
  });

  test('returns undefined for an empty text', () => {
    expect(parseAlias('')).toEqual(ok(undefined));
    expect(parseAlias(' \u3000 ')).toEqual(ok(undefined));
  });

  test('returns undefined for a text without visible characters', () => {
    for (const unseen of ['\u200b', '\u200f\u2060', '\u3164', '\u2800', 'a\u200b'.slice(1)]) {
      expect(parseAlias(unseen)).toEqual(ok(undefined));
    }
    expect(parseAlias('a\u200b')).toEqual(ok('a\u200b'));
  });

  test('accepts up to 32 characters, regardless of their code units', () => {
    expect(ALIAS_MAX).toBe(32);
    for (const one of ['a', '🎮', 'e\u0301', '\u200fא'.slice(1)]) {
      expect(parseAlias(one.repeat(32))).toEqual(ok(one.normalize('NFC').repeat(32)));
      expect(parseAlias(one.repeat(33))).toEqual(err('too-long'));
    }
  });

  test('accepts a right-to-left mark and counts it', () => {
    expect(parseAlias(`${'א'.repeat(31)}\u200f`).ok).toBe(true);
    expect(parseAlias(`${'א'.repeat(32)}\u200f`)).toEqual(err('too-long'));
  });

  test.each([
    '\u0000',
    '\u0007',
    '\n',
    '\r',
    '\t',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('rejects an alias with %j', (control) => {
    expect(parseAlias(`a${control}b`)).toEqual(err('control-character'));
  });

  property.prop([texts])('always returns an alias that parses to itself', (text) => {
    const alias = parseAlias(text);
    fc.pre(alias.ok && alias.value !== undefined);
    expect(alias.ok && parseAlias(alias.value ?? '')).toEqual(alias);
  });

  property.prop([texts])('never depends on the composition of characters', (text) => {
    expect(parseAlias(text.normalize('NFD'))).toEqual(parseAlias(text.normalize('NFC')));
  });
});
