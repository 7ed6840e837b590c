import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  plainText,
  plainTextLength,
  hasVisibleText,
  charactersOf,
  countCharacters,
} from '../../../src/domain/shared/plain-text';
import { writtenTexts } from '../../arbitraries/reviews';
import { texts } from '../../arbitraries/texts';

describe('plainText', () => {
  test.each([
    ['  Great fun.\n', 'Great fun.'],
    ['one\r\ntwo\rthree\u2028four\u2029five\u0085six\vseven\feight', 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight'],
    ['one\r\n\r\ntwo', 'one\n\ntwo'],
    ['a\tb', 'a b'],
    ['a\u0000\u0007b\u001b\u007f\u009fc', 'abc'],
    ['half \ud83d a pair', 'half  a pair'],
    ['cafe\u0301', 'caf\u00e9'],
    ['e\u0000\u0301', '\u00e9'],
  ])('returns for %j the text %j', (written, stored) => {
    expect(plainText(written)).toBe(stored);
  });

  test.each(['', ' \n\t ', '\u200b'.repeat(20), '\u200d\ufe0f', '\u3164', '\u2800', '\u00ad\u200f', '\u0000'])(
    'returns an empty text for the invisible %j',
    (written) => {
      expect(plainText(written)).toBe('');
      expect(plainTextLength(written)).toBe(0);
    },
  );

  test('keeps joiners of emoji and single direction marks', () => {
    expect(plainText('👩\u200d🚀 \u200fשלום')).toBe('👩\u200d🚀 \u200fשלום');
  });

  test.each([
    ['🎮🎮', 2],
    ['👩‍🚀', 3],
    ['cafe\u0301', 4],
    ['a\u200fb', 3],
    ['a\u202eb\u2066c', 3],
    [' ab\r\ncd ', 5],
  ])('plainTextLength of %j is %i', (written, length) => {
    expect(plainTextLength(written)).toBe(length);
  });

  property.prop([writtenTexts])('never changes a result again', (written) => {
    expect(plainText(plainText(written))).toBe(plainText(written));
  });

  property.prop([writtenTexts])(
    'never contains a control character, a lone surrogate or surrounding spaces',
    (written) => {
      const stored = plainText(written);
      expect(stored).not.toMatch(/\r|\t|\p{Cs}/u);
      expect([...stored].filter((character) => /\p{Cc}/u.test(character) && character !== '\n')).toEqual([]);
      expect(stored.trim()).toBe(stored);
      expect(stored.normalize('NFC')).toBe(stored);
      expect(plainTextLength(written)).toBe(plainTextLength(stored));
    },
  );

  property.prop([fc.string({ unit: 'grapheme', maxLength: 60 })])('never depends on composition', (written) => {
    expect(plainText(written.normalize('NFD'))).toBe(plainText(written.normalize('NFC')));
  });

  property.prop([fc.stringMatching(/^[a-z][a-z ]{0,60}[a-z]$/)])('never changes a plain text', (written) => {
    expect(plainText(` ${written}\r\n`)).toBe(written);
    expect(plainTextLength(written)).toBe(written.length);
  });
});

const unseen = fc.constantFrom(
  ' ',
  '\t',
  '\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u200f',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
);

describe('hasVisibleText', () => {
  test('is true from the first visible character on', () => {
    expect(['a', 'א', '漢', '🎮', '.', '\u200ba'].map(hasVisibleText)).toEqual(Array(6).fill(true));
  });

  test('is false for spaces, controls and zero-width marks', () => {
    expect(['', ' ', '\n', '\u200b', '\u2060', '\u3164', '\u2800', '\ud83d'].map(hasVisibleText)).toEqual(
      Array(8).fill(false),
    );
  });

  property.prop([fc.array(unseen).map((parts) => parts.join('')), fc.constantFrom('a', '🎮', 'ß')])(
    'is always true for a text with a visible character',
    (around, seen) => {
      expect(hasVisibleText(around)).toBe(false);
      expect(hasVisibleText(around + seen)).toBe(true);
      expect(hasVisibleText(seen + around)).toBe(true);
    },
  );
});

describe('countCharacters', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['🎮', 1],
    ['👩‍🚀', 3],
    ['e\u0301', 1],
    ['\u00e9', 1],
    ['q\u0301', 2],
    ['\u200fא', 2],
  ])('of %j is %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test('equals the number of composed characters', () => {
    expect(charactersOf('ae\u0301🎮')).toEqual(['a', '\u00e9', '🎮']);
    expect(charactersOf('')).toEqual([]);
  });

  property.prop([fc.string({ unit: 'binary' })])('never depends on composition', (text) => {
    expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text.normalize('NFC')));
  });

  property.prop([fc.string({ unit: 'grapheme-ascii' })])('always equals the length of a plain text', (text) => {
    expect(countCharacters(text)).toBe(text.length);
  });

  property.prop([texts])('always equals the sum of the parts that join to the composed text', (text) => {
    expect(charactersOf(text).join('')).toBe(text.normalize('NFC'));
    expect(charactersOf(text)).toHaveLength(countCharacters(text));
  });
});
