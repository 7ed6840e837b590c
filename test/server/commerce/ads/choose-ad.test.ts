import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { chooseByWeight } from '../../../../server/commerce/ads/ads.routes';

const [one, three] = [{ weight: 1 }, { weight: 3 }];

describe('chooseByWeight', () => {
  test('chooses in proportion to the weights', () => {
    expect([0, 0.24, 0.25, 0.99].map((chance) => chooseByWeight([one, three], chance))).toEqual([
      one,
      one,
      three,
      three,
    ]);
    expect(chooseByWeight([], 0.5)).toBeUndefined();
  });

  const items = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 100 }) }), { minLength: 1 });
  property.prop([items, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'always finds an ad',
    (list, chance) => {
      expect(list).toContain(chooseByWeight(list, chance));
    },
  );
});
