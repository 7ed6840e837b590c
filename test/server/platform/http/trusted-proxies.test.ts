import { describe, expect, test } from 'vitest';
import { trustedProxies } from '../../../../server/platform/http/trusted-proxies';

describe('trustedProxies', () => {
  test.each([
    ['10.1.2.3', true],
    ['127.0.0.1', true],
    ['::1', true],
    ['192.0.2.1', false],
    ['not an address', false],
  ])('trusts networks and names: %s is %s, first and again', (address, trusted) => {
    const isTrusted = trustedProxies(['10.0.0.0/8', 'loopback']);
    expect([isTrusted(address, 0), isTrusted(address, 0)]).toEqual([trusted, trusted]);
  });

  test('answers are the same after a client has named thousands of addresses', () => {
    const isTrusted = trustedProxies(['10.0.0.0/8']);
    const named = Array.from({ length: 2500 }, (_, index) => `192.0.${index >> 8}.${index & 255}`);
    expect(named.some((address) => isTrusted(address, 1))).toBe(false);
    expect(isTrusted('10.0.0.1', 0)).toBe(true);
  });
});
