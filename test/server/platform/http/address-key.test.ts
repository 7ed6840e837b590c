import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { addressKey, networksOf } from '../../../../server/platform/http/address-key';

describe('addressKey', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
    ['2001:0db8:0001:0002::1', '20010db800010002/64'],
    ['2001:db8::1', '20010db800000000/64'],
    ['::1', '0000000000000000/64'],
    ['::', '0000000000000000/64'],
    ['fe80::1%eth0', 'fe80000000000000/64'],
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

describe('networksOf', () => {
  test('counts an IPv6 address for its /64, /56 and /48, with growing limits', () => {
    expect(networksOf('2001:db8:1:2ff::9')).toEqual([
      { key: '20010db8000102ff/64', factor: 1 },
      { key: '20010db8000102/56', factor: 4 },
      { key: '20010db80001/48', factor: 16 },
    ]);
  });

  test('counts an IPv4 address once', () => {
    expect(networksOf('::ffff:192.0.2.7')).toEqual([{ key: '192.0.2.7', factor: 1 }]);
  });

  property.prop([fc.ipV6(), fc.ipV6()])(
    'two addresses share a larger network whenever they share a smaller one',
    (a, b) => {
      const shared = networksOf(a).map(({ key }, index) => networksOf(b)[index]?.key === key);
      expect(shared).toEqual(shared.toSorted((one, other) => Number(one) - Number(other)));
    },
  );
});
