import dns from 'node:dns';

/** Lets this process connect to names below `localhost`, which are loopback addresses (RFC 6761) that many systems do not resolve. */
export function resolveLocalhostNames(): void {
  const { lookup } = dns;
  const loopback = (name: string, ...rest: readonly unknown[]): unknown =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? 'localhost' : name, ...rest]);
  dns.lookup = Object.assign(loopback, lookup) as typeof lookup;
}
