import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { addressKey } from '../../../../server/platform/http/address-key';

describe('addressKey', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  property.prop([fc.ipV4()])('of an IPv4 address is the address, mapped into IPv6 or not', (ip) => {
    expect([addressKey(ip), addressKey(`::ffff:${ip}`)]).toEqual([ip, ip]);
  });

  const group = fc.integer({ min: 1, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  property.prop([half, half, half])('is the same throughout a /64', (network, one, two) => {
    const key = (host: readonly string[]) => addressKey([...network, ...host].join(':'));
    expect(key(one)).toBe(key(two));
  });
});
