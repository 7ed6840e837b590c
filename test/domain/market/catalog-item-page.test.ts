import { describe, expect, test } from 'vitest';
import { catalogPlaces } from '../../../src/domain/market/catalog-item-page';

describe('catalogPlaces', () => {
  test('are the game itself and the shop', () => {
    expect(catalogPlaces).toEqual(['game', 'shop']);
  });
});
