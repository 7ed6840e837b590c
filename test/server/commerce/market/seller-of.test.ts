import { expect, test } from 'vitest';
import { sellerOf } from '../../../../server/commerce/market/seller-of';

const nobody = { name: undefined, address: [], details: [], contact: undefined };

test('sellerOf returns the configured details of the operator', () => {
  const address = ['1 Quiet Lane', 'Bath'];
  expect(sellerOf({ ...nobody, name: 'Paper Moon Ltd', address, contact: 'ada@mail.test' })).toEqual([
    'Paper Moon Ltd',
    ...address,
  ]);
  expect(sellerOf({ ...nobody, address })).toEqual(address);
  expect(sellerOf(nobody)).toEqual([]);
});
