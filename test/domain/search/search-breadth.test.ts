import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { searchBreadth } from '../../../src/domain/search/search-breadth';
import { texts } from '../../arbitraries/texts';

const sign = fc.constantFrom(' ', '&', '|', '!', '(', ':*', '%', '-', '\u{1F3AE}', '\u2028', '\0', "'");
const signs = fc.array(sign, { minLength: 1, maxLength: 5 }).map((list) => list.join(''));
const single = fc.constantFrom('a', 'Z', '7', 'é', 'e\u0301', 'ё', 'λ', 'ب', 'Ａ', '①');
const wordSign = fc.constantFrom('夜', '日', 'の', 'カ', '한', 'ｶ');

/** The parts with signs before, between and after them. */
const withSigns = (part: fc.Arbitrary<string>, most: number) =>
  fc
    .array(fc.tuple(signs, part), { maxLength: most })
    .chain((parts) => signs.map((end) => parts.flat().join('') + end));

describe('a search', () => {
  test.each(['night', 'pulse s', 'vr!', '7a', '夜', '日 本 語', 'a 夜', '한', 'lantern 2', '\u0915\u0940'])(
    'for %j looks in all texts',
    (query) => {
      expect(searchBreadth(query)).toBe('texts');
    },
  );

  test.each(['a & | ! (', '%_%', '3-D', 'Q & A', 'U.F.O.', 'x', 'é á', '\u{1F3AE}\u{1F3AE}\u{1F3AE}', '', '① ②'])(
    'for %j looks for whole words in names alone',
    (query) => {
      expect(searchBreadth(query)).toBe('names');
    },
  );

  property.prop([withSigns(single, 4)])('for single letters among signs never looks in all texts', (query) => {
    expect(searchBreadth(query)).toBe('names');
  });

  property.prop([withSigns(single, 4), fc.oneof(wordSign, fc.constantFrom('vr', 'λό', '42', 'Straße')), signs])(
    'for one word that says something looks in all texts, whatever stands around it',
    (around, word, end) => {
      expect(searchBreadth(around + word + end)).toBe('texts');
      expect(searchBreadth(word + around)).toBe('texts');
    },
  );

  property.prop([texts])('is as broad decomposed and with signs around it', (text) => {
    const breadth = searchBreadth(text);
    expect(searchBreadth(text.normalize('NFD'))).toBe(breadth);
    expect(searchBreadth(`& ${text} !`)).toBe(breadth);
  });
});
