import { expect, test } from 'vitest';
import { mailedAddress } from '../../../../server/identity/email-links/mailed-address';

const link = (details: unknown) => ({ id: '1', accountId: 'a', details });

test('mailedAddress returns the address key of a link, and undefined for other links', () => {
  expect(mailedAddress(link({ emailKey: 'vega@mail.test' }))).toBe('vega@mail.test');
  expect([undefined, link({}), link({ emailKey: 7 }), link(null)].map(mailedAddress)).toEqual(Array(4).fill(undefined));
});
