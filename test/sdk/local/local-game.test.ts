import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseLocalGame } from '../../../sdk/local/local-game';
import { manifest } from '../support/local-game';

describe('what the sandbox knows of a game', () => {
  test('is what its manifest says', () => {
    const { items, boards, badges } = parseLocalGame(manifest);
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
    });
    expect(boards?.get('daily-time')).toEqual({ order: 'lowest-first', reset: 'daily', bounds: {} });
    expect(badges?.get('first')).toMatchObject({ title: 'First Light' });
  });

  test('is nothing of a kind of which the manifest names none', () => {
    expect(parseLocalGame({ items: [], boards: undefined })).toEqual({
      items: undefined,
      boards: undefined,
      badges: undefined,
      network: [],
    });
  });

  test.prop([fc.jsonValue()])('never trips over a manifest', (raw) => {
    expect(() => parseLocalGame(raw)).not.toThrow();
    expect(() => parseLocalGame({ items: [raw, { slug: 'a', price: raw }], boards: raw })).not.toThrow();
  });
});
