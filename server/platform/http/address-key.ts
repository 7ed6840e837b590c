import { isIPv6 } from 'node:net';

function groupsOf(address: string): readonly string[] {
  // A URL has an address in canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');

/** A network that limits count by, and the factor of its limit. */
export interface CountedNetwork {
  readonly key: string;
  readonly factor: number;
}

/** Prefix lengths in hexadecimal digits, with factors: providers assign a /64, a /56 or a /48 to one customer. */
const PREFIXES = [
  { digits: 16, length: 64, factor: 1 },
  { digits: 14, length: 56, factor: 4 },
  { digits: 12, length: 48, factor: 16 },
] as const;

/** Returns the networks of an address for limits, the smallest first: /64, /56 and /48 in IPv6, otherwise the address in one form. */
export function networksOf(ip: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  // Most addresses are IPv4, and the regular expression of `isIPv6` is long.
  if (!/[:%]/.test(ip)) return [{ key: ip, factor: 1 }];
  const [address = ip] = ip.split('%');
  if (!isIPv6(address)) return [{ key: address, factor: 1 }];
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return [{ key: dotted(groups.slice(6)), factor: 1 }];
  const digits = groups.map((group) => group.padStart(4, '0')).join('');
  const network = (prefix: (typeof PREFIXES)[number]): CountedNetwork => ({
    key: `${digits.slice(0, prefix.digits)}/${prefix.length}`,
    factor: prefix.factor,
  });
  return [network(PREFIXES[0]), network(PREFIXES[1]), network(PREFIXES[2])];
}

/** The address key for limits: a /64 network for IPv6, and one form for all notations of an IPv4 address. */
export const addressKey = (ip: string): string => networksOf(ip)[0].key;
