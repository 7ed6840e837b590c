import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { compareNumbers, partsOfNumber } from '../../../scripts/rules/rule-order.mjs';
import { ruleNumbers } from '../../../scripts/rules/rule-numbers.mjs';

const parts = fc.record({
  document: fc.integer({ min: 1, max: 3 }),
  chapter: fc.integer({ min: 1, max: 30 }),
  bullet: fc.integer({ min: 1, max: 99 }),
  letter: fc.constantFrom('', 'a', 'b', 'z'),
});
const numberOf = ({ document, chapter, bullet, letter }) => `${document}.${chapter}.${bullet}${letter}`;

describe('the number of a rule', () => {
  test('consists of document, chapter, bullet and letter', () => {
    expect(partsOfNumber('1.9.2b')).toEqual({ document: 1, chapter: 9, bullet: 2, letter: 'b' });
    expect(partsOfNumber('2.4.11')).toEqual({ document: 2, chapter: 4, bullet: 11, letter: '' });
  });

  test('may end with the chapter in the decisions only', () => {
    expect(partsOfNumber('3.9')).toEqual({ document: 3, chapter: 9, bullet: 0, letter: '' });
    expect(partsOfNumber('1.9')).toBeUndefined();
  });

  test.each(['', 'A', '4.1.1', '1.2.3.4', '1.2.3ab', '1.2.b', 'v1.2.3'])('is never the text "%s"', (text) => {
    expect(partsOfNumber(text)).toBeUndefined();
  });

  property.prop([parts])('always parses to its own parts', (each) => {
    expect(partsOfNumber(numberOf(each))).toEqual(each);
  });
});

describe('the order of rules', () => {
  test('is numeric, not alphabetical', () => {
    expect(['1.9.10', '2.1.1', '1.9.2b', '1.10.1', '1.9.2a', '1.9.2'].sort(compareNumbers)).toEqual([
      '1.9.2',
      '1.9.2a',
      '1.9.2b',
      '1.9.10',
      '1.10.1',
      '2.1.1',
    ]);
  });

  test('is the order of the list of numbers', () => {
    expect([...ruleNumbers].sort(compareNumbers)).toEqual(ruleNumbers);
  });

  property.prop([parts, parts])('always compares the parts from first to last', (left, right) => {
    const keys = ['document', 'chapter', 'bullet', 'letter'];
    const different = keys.find((key) => left[key] !== right[key]);
    const expected = different === undefined ? 0 : left[different] < right[different] ? -1 : 1;
    expect(Math.sign(compareNumbers(numberOf(left), numberOf(right)))).toBe(expected);
  });
});
