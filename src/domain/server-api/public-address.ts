/** Parses an IPv4 address in dotted decimals to a number of 32 bits; undefined for any other form. */
function parseIpv4(text: string): number | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part))) return undefined;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : undefined;
}

/** Parses groups of an IPv6 address. The last one may be an IPv4 address, which counts as two. */
function parseGroups(text: string): readonly number[] | undefined {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const tail = index === parts.length - 1 && part.includes('.') ? parseIpv4(part) : undefined;
    if (tail !== undefined) groups.push(Math.floor(tail / 65_536), tail % 65_536);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}

/** Parses an IPv6 address (RFC 4291) to eight groups of 16 bits; undefined for any other form, such as one with a zone. */
export function parseIpv6(text: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return undefined;
  const [first, last] = [parseGroups(head), parseGroups(tail ?? '')];
  if (!first || !last || (tail !== undefined && head.includes('.'))) return undefined;
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}

/** Networks that are not public (https://www.iana.org/assignments/iana-ipv4-special-registry): address and bits. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by the customers of a provider (CGNAT). Some clouds serve their metadata here.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Services of Azure's hosts.
  ['168.63.129.16', 32],
  // Link-local, with the metadata of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const;

const networks = SPECIAL_IPV4.map(([address, bits]) => ({
  start: parseIpv4(address) ?? 0,
  size: 2 ** (32 - bits),
}));

const isPublicIpv4 = (address: number): boolean =>
  networks.every(({ start, size }) => address < start || address >= start + size);

/**
 * Only global unicast addresses (2000::/3) are public. Forms that contain an IPv4 address (mapped, NAT64, 6to4, Teredo) never are, because a
 * gateway would lead to that address.
 */
function isPublicIpv6([first = 0, second = 0]: readonly number[]): boolean {
  const isGlobal = first >= 0x2000 && first < 0x4000;
  const isSpecial = (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x2002;
  return isGlobal && !isSpecial && !(first === 0x3fff && second < 0x1000);
}

/** True if an IP address belongs to the public internet. False for any text that is not an IP address. */
export function isPublicAddress(text: string): boolean {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== undefined) return isPublicIpv4(ipv4);
  const ipv6 = parseIpv6(text);
  return ipv6 !== undefined && isPublicIpv6(ipv6);
}

/** True if an IP address is a loopback address of this machine. */
export function isLoopbackAddress(text: string): boolean {
  const ipv4 = parseIpv4(text);
  if (ipv4 !== undefined) return ipv4 >= 127 * 2 ** 24 && ipv4 < 128 * 2 ** 24;
  const ipv6 = parseIpv6(text);
  return ipv6 !== undefined && ipv6.every((group, index) => group === (index === 7 ? 1 : 0));
}
