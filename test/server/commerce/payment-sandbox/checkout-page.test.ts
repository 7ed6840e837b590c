import { describe, expect, test } from 'vitest';
import { checkoutActs, checkoutPage } from '../../../../server/commerce/payment-sandbox/pay-host.plugin';

const checkout = {
  order: '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  amount: 100,
  price: 799,
  success: 'http://holocade.localhost/market/coins/success',
  cancel: 'http://holocade.localhost/market',
};

describe('the page of a checkout', () => {
  const page = checkoutPage(checkout, 'a-nonce', undefined);

  test('names what is bought and for how much, and says that no money moves', () => {
    for (const words of [
      'Pay $7.99',
      '100 coins',
      'VAT included',
      'no money moves',
      'or never if the server is started again before',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('role="status"');
  });

  test.each(checkoutActs)('has one button to %s', (act) => {
    expect(page.split(`name="act" value="${act}"`)).toHaveLength(2);
  });

  test('says what was done, and shows what was typed as text', () => {
    expect(checkoutPage(checkout, 'a-nonce', 'The card was declined.')).toContain(
      '<p role="status"><strong>The card was declined.</strong></p>',
    );
    expect(checkoutPage(checkout, 'a-nonce', '<b>')).not.toContain('<b>');
  });

  test('needs no script and no file', () => {
    expect(page).not.toMatch(/<script|src=|<link/);
    expect(page).toContain('<style nonce="a-nonce">');
  });
});
