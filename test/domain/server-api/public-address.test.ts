import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isLoopbackAddress, isPublicAddress, parseIpv6 } from '../../../src/domain/server-api/public-address';

const byte = fc.nat(255);
const group = fc.nat(65_535);
const ipv4 = fc.tuple(byte, byte, byte, byte);
const hex = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':');
const ipv6 = fc.tuple(group, group, group, group, group, group, group, group);

/** Another way to decide: the first bytes of networks that are not public. */
const special = ([a, b, c, d]: readonly number[]): boolean =>
  [0, 10, 127].includes(a ?? 0) ||
  (a ?? 0) >= 224 ||
  (a === 100 && (b ?? 0) >= 64 && (b ?? 0) < 128) ||
  (a === 169 && b === 254) ||
  (a === 172 && (b ?? 0) >= 16 && (b ?? 0) < 32) ||
  (a === 192 && b === 168) ||
  (a === 192 && b === 0 && (c === 0 || c === 2)) ||
  (a === 192 && b === 88 && c === 99) ||
  (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
  (a === 203 && b === 0 && c === 113) ||
  (a === 168 && b === 63 && c === 129 && d === 16);

describe('isPublicAddress', () => {
  test.each([
    '93.184.216.34',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.255',
  ])('is true for %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each(['2606:4700:4700::1111', '2a00:1450:4001:82b::200e', '2001:4860:4860::8888', '2001:200::'])(
    'is true for %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['this network', '0.0.0.0'],
    ['link-local and metadata', '169.254.169.254'],
    ['CGNAT and metadata', '100.100.100.200'],
    ['metadata of Azure', '168.63.129.16'],
    ['metadata of Oracle', '192.0.0.192'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 loopback', '::1'],
    ['unspecified', '::'],
    ['unique local and metadata', 'fd00:ec2::254'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['IPv6 multicast', 'ff02::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped public', '::ffff:8.8.8.8'],
    ['NAT64', '64:ff9b::a9fe:a9fe'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff:fff::1'],
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['short', '127.1'],
    ['hexadecimal', '0x7f.0.0.1'],
    ['a name', 'localhost'],
    ['empty', ''],
    ['two gaps', '2606::4700::1'],
    ['a gap without room', '1:2:3:4:5:6:7:8::'],
  ])('is false for an address that is %s: %s', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.prop([ipv4])('is always true for an IPv4 address exactly if it is in no special network', (bytes) => {
    expect(isPublicAddress(bytes.join('.'))).toBe(!special(bytes));
  });

  test.prop([fc.constantFrom([10], [127], [192, 168], [169, 254], [172, 20], [100, 100]), ipv4])(
    'is never true for private, loopback, link-local and shared networks',
    (start, bytes) => {
      expect(isPublicAddress([...start, ...bytes].slice(0, 4).join('.'))).toBe(false);
    },
  );

  test.prop([ipv4, fc.constantFrom('::ffff:', '::', '64:ff9b::', '0:0:0:0:0:ffff:')])(
    'is never true for an IPv6 address that contains an IPv4 address',
    (bytes, start) => {
      expect(isPublicAddress(`${start}${bytes.join('.')}`)).toBe(false);
    },
  );

  test.prop([ipv6])('is never true for an IPv6 address outside 2000::/3', (groups) => {
    const isGlobal = groups[0] >= 0x2000 && groups[0] < 0x4000;
    if (isPublicAddress(hex(groups))) expect(isGlobal).toBe(true);
    expect(isPublicAddress(hex([groups[0] % 0x2000, ...groups.slice(1)]))).toBe(false);
  });

  test.prop([fc.oneof(fc.ipV4(), fc.ipV6(), fc.domain(), fc.string())])(
    'is never true for an address that is also a loopback address',
    (text) => {
      expect(isPublicAddress(text) && isLoopbackAddress(text)).toBe(false);
    },
  );
});

describe('parseIpv6', () => {
  test.prop([ipv6])('always reads the groups of a full address', (groups) => {
    expect(parseIpv6(hex(groups))).toEqual(groups);
  });

  test.prop([ipv6, fc.nat(7), fc.integer({ min: 1, max: 8 })])(
    'always reads a gap as groups of zero',
    (groups, start, count) => {
      const end = Math.min(8, start + count);
      const zeroed = groups.map((one, index) => (index >= start && index < end ? 0 : one));
      expect(parseIpv6(`${hex(zeroed.slice(0, start))}::${hex(zeroed.slice(end))}`)).toEqual(zeroed);
    },
  );

  test.prop([fc.ipV6()])('reads every IPv6 address', (text) => {
    expect(parseIpv6(text)).toHaveLength(8);
  });
});

describe('isLoopbackAddress', () => {
  test('is true for the addresses of this machine only', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].map(isLoopbackAddress)).toEqual([true, true, true]);
    expect(['128.0.0.1', '126.255.255.255', '::2', '::', '10.0.0.1', 'localhost'].some(isLoopbackAddress)).toBe(false);
  });
});
