import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseLocalGame } from '../../../sdk/local/local-game';
import { manifest } from '../support/local-game';

describe('parseLocalGame', () => {
  test('returns the definitions of the manifest', () => {
    const { items, boards, achievements } = parseLocalGame(manifest);
    expect(items?.get('pass')).toEqual({
      slug: 'pass',
      name: 'Day Pass',
      thumbnail: '',
      price: 1,
      kind: 'consumable',
      expiryDays: 1,
    });
    expect(items?.get('suit')).toMatchObject({ kind: 'persistent', price: 15, discountedPrice: 12 });
    expect(boards?.get('main')).toEqual({
      order: 'highest-first',
      reset: 'never',
      bounds: { least: 0, most: 100 },
      tickets: false,
    });
    expect(boards?.get('daily-time')).toEqual({
      order: 'lowest-first',
      reset: 'daily',
      bounds: {},
      tickets: false,
    });
    expect(achievements?.get('first')).toMatchObject({ title: 'First Light' });
  });

  test('returns undefined for kinds that the manifest does not name', () => {
    expect(parseLocalGame({ items: [], boards: undefined })).toEqual({
      items: undefined,
      boards: undefined,
      achievements: undefined,
      network: [],
    });
  });

  test.prop([fc.jsonValue()])('never throws for any manifest', (raw) => {
    expect(() => parseLocalGame(raw)).not.toThrow();
    expect(() => parseLocalGame({ items: [raw, { slug: 'a', price: raw }], boards: raw })).not.toThrow();
  });
});
