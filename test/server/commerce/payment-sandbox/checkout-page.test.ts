import { describe, expect, test } from 'vitest';
import { checkoutActions, checkoutPage } from '../../../../server/commerce/payment-sandbox/pay-host.plugin';

const checkout = {
  order: '0b0f7a52-6f0f-4f0e-9d38-2d4f1b1f6a11',
  amount: 100,
  price: 799,
  success: 'http://holocade.localhost/market/coins/success',
  cancel: 'http://holocade.localhost/market',
};

describe('checkoutPage', () => {
  const page = checkoutPage(checkout, 'a-nonce', undefined);

  test('shows coins and price, and that no money is charged', () => {
    for (const words of [
      'Pay $7.99',
      '100 coins',
      'VAT included',
      'No money is charged',
      'or never if the server restarts before',
    ])
      expect(page).toContain(words);
    expect(page).not.toContain('role="status"');
  });

  test.each(checkoutActions)('has one button for the action %s', (act) => {
    expect(page.split(`name="act" value="${act}"`)).toHaveLength(2);
  });

  test('shows the message of the last action, escaped', () => {
    expect(checkoutPage(checkout, 'a-nonce', 'The card was declined.')).toContain(
      '<p role="status"><strong>The card was declined.</strong></p>',
    );
    expect(checkoutPage(checkout, 'a-nonce', '<b>')).not.toContain('<b>');
  });

  test('needs no scripts and no files', () => {
    expect(page).not.toMatch(/<script|src=|<link/);
    expect(page).toContain('<style nonce="a-nonce">');
  });
});
