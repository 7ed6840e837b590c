import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkRules, unusedRules } from '../../../scripts/rules/check-rules.mjs';

const rule = (number, kind = 'function') => ({ number, sentence: 'So.', name: 'limit', path: 'src/domain/a.ts', kind });
const proven = () => "property.prop([a])('b', (c) => limit(c));";
const check = (rules, numbers, readTest = proven) => checkRules({ rules, numbers, readTest });

describe('checkRules', () => {
  test('returns nothing when every number has a tag and a proof', () => {
    expect(check([rule('1.4.1a'), rule('1.4.1b'), rule('1.2.3')], ['1.4.1a', '1.4.1b'])).toEqual([]);
  });

  test('reports a number without a tag', () => {
    expect(check([rule('1.4.1a')], ['1.4.1a', '1.4.1b'])).toEqual(['rule 1.4.1b has no @rule tag']);
  });

  test('ignores tags of types', () => {
    expect(check([rule('1.4.1a', 'type')], ['1.4.1a'])).toEqual(['rule 1.4.1a has no @rule tag']);
  });

  test('reports an unknown number of a complete chapter', () => {
    expect(check([rule('1.4.1a'), rule('1.4.1')], ['1.4.1a'])).toEqual([
      'src/domain/a.ts: rule 1.4.1 (limit) is not in scripts/rules/rule-numbers.mjs',
    ]);
  });

  test('reports a missing test once for several rules', () => {
    expect(check([rule('1.4.1a'), rule('1.4.1b')], ['1.4.1a', '1.4.1b'], () => undefined)).toEqual([
      'src/domain/a.ts: has no test file test/domain/a.test.ts',
    ]);
  });

  property.prop([fc.subarray(['1.4.1', '1.4.2', '1.4.3', '2.9.1']), fc.subarray(['1.4.1', '1.4.2', '1.4.3', '2.9.1'])])(
    'always reports exactly the numbers without a tag',
    (numbers, tagged) => {
      const found = check(
        tagged.map((number) => rule(number)),
        numbers,
      );
      const missing = numbers.filter((number) => !tagged.includes(number));
      expect(found.filter((each) => each.includes('has no @rule tag'))).toHaveLength(missing.length);
    },
  );
});

describe('unusedRules', () => {
  const declared = (name) => ({ number: '1.4.1', name, path: 'src/domain/a.ts' });
  const unused = (own, other = '') =>
    unusedRules(
      [declared('limit')],
      new Map([
        ['src/domain/a.ts', own],
        ['src/ui/b.ts', other],
      ]),
    );

  test('reports a declaration that no code uses, once for several rules', () => {
    const text = '/** Of `limit`. */ export const limit = 3; // limit';
    expect(unused(text)).toEqual(['src/domain/a.ts: no code uses limit']);
    const twice = unusedRules([declared('limit'), declared('limit')], new Map([['src/domain/a.ts', text]]));
    expect(twice).toHaveLength(1);
    expect(unused(text, 'const unlimited = x.limit + limits;')).toHaveLength(1);
  });

  test('accepts a use in another file, in the same file and by spreading', () => {
    expect(unused('export const limit = 3;', "import { limit } from '../domain/a';")).toEqual([]);
    expect(unused('export const limit = 3; export const most = limit + 1;')).toEqual([]);
    expect(unused('export const limit = {}; export const most = { ...limit };')).toEqual([]);
  });
});
