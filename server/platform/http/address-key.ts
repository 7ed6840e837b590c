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

/** The address key for limits: a /64 network for IPv6, and one form for all notations of an IPv4 address. */
export function addressKey(ip: string): string {
  const [address = ip] = ip.split('%');
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return mapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}
