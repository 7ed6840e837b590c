import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { writeCheckoutId, readCheckoutId } from '../../../../server/commerce/payment-sandbox/pay-host.plugin';

const checkout = {
  order: '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  amount: 100,
  price: 799,
  success: 'http://holocade.localhost:8080/market/coins/success',
  cancel: 'http://holocade.localhost:8080/market',
};

describe('checkout id', () => {
  it('encodes the whole checkout', () => {
    expect(readCheckoutId('secret', writeCheckoutId('secret', checkout))).toEqual(checkout);
  });

  it('is refused with another secret and with a changed price', () => {
    const id = writeCheckoutId('secret', checkout);
    const cheaper = writeCheckoutId('other', { ...checkout, price: 1 });
    expect(readCheckoutId('other', id)).toBeUndefined();
    expect(readCheckoutId('secret', `${cheaper.split('.')[0] ?? ''}.${id.split('.')[1] ?? ''}`)).toBeUndefined();
  });

  test.prop([fc.string()])('never decodes a text that was not signed', (text) => {
    expect(readCheckoutId('secret', text)).toBeUndefined();
  });
});
