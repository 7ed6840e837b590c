import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { countryCode, groupCountries, OTHER_COUNTRIES } from '../../../src/domain/console/countries';

describe('countryCode', () => {
  test.each([
    ['DE', 'DE'],
    [' de ', 'DE'],
    ['XX', 'unknown'],
    ['T1', 'unknown'],
    ['DEU', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    [['DE', 'FR'], 'unknown'],
  ])('reads %j as %s', (header, code) => {
    expect(countryCode(header)).toBe(code);
  });
});

describe('groupCountries', () => {
  test('names countries with five players, most plays first, and sums the others', () => {
    const rows = [
      { name: 'FR', plays: 9, players: 4 },
      { name: 'AT', plays: 7, players: 5 },
      { name: 'DE', plays: 40, players: 12 },
      { name: 'unknown', plays: 1, players: 1 },
    ];
    expect(groupCountries(rows)).toEqual([
      { name: 'DE', plays: 40 },
      { name: 'AT', plays: 7 },
      { name: 'other', plays: 10 },
    ]);
  });

  const row = fc.record({ name: fc.constantFrom('AT', 'DE', 'FR', 'JP', 'US'), plays: fc.nat(50), players: fc.nat(9) });
  property.prop([fc.uniqueArray(row, { selector: ({ name }) => name })])(
    'T98: always keeps the sum of plays, and never names a country with fewer than five players',
    (rows) => {
      const shown = groupCountries(rows);
      const sum = (of: readonly { readonly plays: number }[]) => of.reduce((total, { plays }) => total + plays, 0);
      expect(sum(shown)).toBe(sum(rows));
      for (const { name } of shown)
        if (name !== OTHER_COUNTRIES) expect(rows.find((one) => one.name === name)?.players).toBeGreaterThanOrEqual(5);
    },
  );
});
