import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { paymentTarget } from '../../../src/domain/market/payment-target';
import { HOME_PATH } from '../../../src/domain/shell/home-path';
import { openRedirects } from '../shell/open-redirects';

const HOSTS = ['checkout.pay.test', 'pay.test:8443'];

describe('the target of a payment URL', () => {
  test.each([
    '/market/coins/success',
    'https://checkout.pay.test',
    'https://checkout.pay.test/c/1?x=%20#a',
    'https://checkout.pay.test?c=1',
    'https://checkout.pay.test#c',
    'https://pay.test:8443/c',
  ])('may be %s', (url) => {
    expect(paymentTarget(url, HOSTS)).toBe(url);
  });

  test.each([
    'http://checkout.pay.test/c',
    'https://pay.test/c',
    'https://checkout.pay.test:444/c',
    'https://checkout.pay.test:/c',
    'https://checkout.pay.test.evil.test/c',
    'https://evil.test/https://checkout.pay.test',
    'https://evil.test?https://checkout.pay.test',
    'https://user@checkout.pay.test/c',
    'https://checkout.pay.test@evil.test/c',
    'https://checkout.pay.test\\@evil.test/c',
    'https://checkout.pay.test/a b',
    'https://checkout.pay.test/a\\b',
    'https://checkout.pay.test/a\nb',
    'https://checkout.pay.test/a\u007f',
    'https://checkout.pay.test/\n',
    ' https://checkout.pay.test/c',
    'xhttps://checkout.pay.test/c',
  ])('is home instead of %j', (url) => {
    expect(paymentTarget(url, HOSTS)).toBe('/');
  });

  test('is home instead of each of sixty ways out', () => {
    expect(openRedirects.map((url) => paymentTarget(url, HOSTS))).toEqual(openRedirects.map(() => HOME_PATH));
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom(...openRedirects),
      fc
        .tuple(
          fc.constantFrom('https://', 'http://', '//', '/'),
          fc.constantFrom('checkout.pay.test', 'evil.test'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    ),
  ])('never leads anywhere but here or to a named host over https', (url) => {
    const { origin } = new URL(paymentTarget(url, HOSTS), 'https://portal.test/a/b');
    expect(['https://portal.test', ...HOSTS.map((host) => `https://${host}`)]).toContain(origin);
  });
});
