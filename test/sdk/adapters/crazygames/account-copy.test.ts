import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { packItems, readPacked, unpackItems } from '../../../../sdk/adapters/crazygames/account-copy';
import { copyJson } from '../../../../src/domain/saves/json';
import { saveLimits } from '../../../../src/domain/saves/save-version';

const pack = (items: Readonly<Record<string, string>>) => packItems(Object.entries(items));
const long = (length: number, unit = 'x') => unit.repeat(length);

describe('packItems', () => {
  test('uses only the first slot for items that fit into it', () => {
    const { slots, left } = pack({ gold: '100', level: '3' });
    expect(slots).toEqual([
      [
        ['gold', '100'],
        ['level', '3'],
      ],
    ]);
    expect([...left]).toEqual([]);
  });

  test('continues a value in the next slot', () => {
    const save = long(150_000);
    const { slots } = pack({ gold: '100', save });
    expect(slots).toHaveLength(3);
    expect(unpackItems(slots)).toEqual(
      new Map([
        ['gold', '100'],
        ['save', save],
      ]),
    );
  });

  test('leaves out a value that does not fit into all slots together', () => {
    const { slots, left } = pack({ gold: '1', replay: long(400_000), level: '2' });
    expect([...left]).toEqual(['replay']);
    expect(unpackItems(slots)).toEqual(
      new Map([
        ['gold', '1'],
        ['level', '2'],
      ]),
    );
  });

  test('packs an empty list into one slot', () => {
    expect(pack({})).toEqual({ slots: [[]], left: new Set() });
  });

  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .tuple(fc.integer({ min: 1, max: 40_000 }), fc.constantFrom('x', '"', 'é', '😀', '\u0000', '\ud800'))
      .map(([n, unit]) => unit.repeat(n)),
  );
  test.prop([fc.dictionary(fc.string({ unit: 'binary', maxLength: 20 }), value, { maxKeys: 8 })], { numRuns: 30 })(
    'unpackItems always restores the packed items, and slots never exceed their limit',
    (items) => {
      const { slots, left } = pack(items);
      expect(slots.length).toBeLessThanOrEqual(saveLimits.slots);
      const parts = Array.from({ length: 4 }, () => Number.MAX_SAFE_INTEGER);
      for (const part of slots) expect(copyJson({ crazygames: 1, items: part, parts }, saveLimits).ok).toBe(true);
      const kept = Object.entries(items).filter(([key]) => !left.has(key));
      expect(unpackItems(slots)).toEqual(new Map(kept));
    },
  );
});

describe('readPacked', () => {
  test.each([undefined, null, 'text', {}, { crazygames: 1, items: [[1]], parts: [] }, { crazygames: 1, items: [] }])(
    'returns undefined for data of another origin: %j',
    (data) => expect(readPacked(data as never)).toBeUndefined(),
  );
});
