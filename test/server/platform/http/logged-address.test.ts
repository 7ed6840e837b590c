import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { loggedAddress } from '../../../../server/platform/http/logged-address';

const secret = 'a secret for tests that is long enough';
const logged = (ip: string, logAddresses: 'truncated' | 'hashed' | 'full' | 'none' = 'truncated') =>
  loggedAddress(ip, { logAddresses, secret });

describe('loggedAddress', () => {
  test.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2::3', '2001:0db8:0001::/48'],
    ['fe80::1%eth0', 'fe80:0000:0000::/48'],
    ['not an address', 'unknown'],
  ])('truncates %s to %s', (ip, text) => {
    expect(logged(ip)).toBe(text);
  });

  test('returns the whole address, or none, as configured', () => {
    expect(logged('192.0.2.77', 'full')).toBe('192.0.2.77');
    expect(logged('192.0.2.77', 'none')).toBeUndefined();
  });

  test('hashes an address with the secret, the same for both notations', () => {
    expect(logged('192.0.2.77', 'hashed')).toMatch(/^[0-9a-f]{16}$/);
    expect(logged('::ffff:192.0.2.77', 'hashed')).toBe(logged('192.0.2.77', 'hashed'));
    expect(logged('192.0.2.78', 'hashed')).not.toBe(logged('192.0.2.77', 'hashed'));
    const other = { logAddresses: 'hashed', secret: 'another secret that is long enough' } as const;
    expect(loggedAddress('192.0.2.77', other)).not.toBe(logged('192.0.2.77', 'hashed'));
  });

  property.prop([fc.oneof(fc.ipV4(), fc.ipV6())])(
    'never contains the whole address if it is truncated or hashed',
    (ip) => {
      expect(logged(ip)).not.toBe(ip);
      expect(logged(ip, 'hashed')).not.toContain(ip);
    },
  );
});
