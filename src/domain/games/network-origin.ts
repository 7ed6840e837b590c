/** Maximum number of origins that a build may declare. */
export const NETWORK_ORIGINS_MAX = 32;

/** Hosts of the portal itself, which a build never declares. */
interface NetworkRules {
  /** Base host of the portal and base host of the games. */
  readonly ownHosts: readonly string[];
  /** Allows `http:` and `ws:` for `localhost` and its subdomains, for development. */
  readonly local: boolean;
}

const ORIGIN = /^(https?|wss?):\/\/(\*\.)?([^/:@?#*[\]]+)(?::(\d{1,5}))?$/;
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const NUMERIC = /(^|\.)(\d+|0x[\da-f]*)$/;
const LOCAL_NETWORK = /(^|\.)(local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/;
const PORT_MAX = 65_535;

/** Returns the parts of an origin. The scheme and the host are empty if the text is no origin. */
function partsOf(text: string) {
  const [, scheme = '', wildcard, host = '', port] = ORIGIN.exec(text) ?? [];
  return { scheme, wildcard, host, port };
}

const isBelow = (name: string, base: string): boolean => name === base || name.endsWith(`.${base}`);
const isLocalhost = (host: string): boolean => isBelow(host, 'localhost');

/**
 * Returns a sentence about the form of a declared origin; undefined for `https://host`, `wss://*.host:port` and the
 * like.
 */
export function networkOriginProblem(text: string): string | undefined {
  const { scheme, wildcard, host, port } = partsOf(text);
  if (text.startsWith('https://[') || text.startsWith('wss://[') || NUMERIC.test(host))
    return `“${text}” is an IP address. Name a host, such as https://cdn.example.com.`;
  if (!HOST.test(host))
    return `“${text}” must be https:// or wss:// and a host name in lower case, without a path, such as https://cdn.example.com.`;
  if (port !== undefined && (Number(port) < 1 || Number(port) > PORT_MAX)) return `“${text}” has no valid port.`;
  if (isLocalhost(host)) {
    if (wildcard !== undefined) return `“${text}” names every host of this machine. Name one, with its port.`;
    return scheme === 'http' || scheme === 'ws' ? undefined : `“${text}” is on this machine, where http:// is used.`;
  }
  if (scheme === 'http' || scheme === 'ws')
    return `“${text}” is not encrypted. Use ${scheme === 'ws' ? 'wss' : 'https'}://.`;
  if (wildcard !== undefined && !host.includes('.'))
    return `“${text}” names too many hosts. Name a domain, such as https://*.example.com.`;
  if (!host.includes('.') || LOCAL_NETWORK.test(host))
    return `“${text}” is a host of a local network. Name a host of the internet.`;
  return undefined;
}

/** Returns a sentence about an origin that a build may not contact on this portal; undefined if it may. */
export function networkProblem(text: string, { ownHosts, local }: NetworkRules): string | undefined {
  const problem = networkOriginProblem(text);
  if (problem !== undefined) return problem;
  const { wildcard, host } = partsOf(text);
  const isOwn = ownHosts.some((own) => isBelow(host, own) || (wildcard !== undefined && isBelow(own, host)));
  if (isOwn) return `“${text}” is a host of this portal. A build reaches it through the SDK only.`;
  if (isLocalhost(host) && !local) return `“${text}” is on this machine, which only a portal in development allows.`;
  return undefined;
}

/** Returns the distinct hosts of origins, with any explicit port: `cdn.example.com`, `*.example.net:8443`. */
export function networkHosts(origins: readonly string[]): readonly string[] {
  return [...new Set(origins.map((origin) => origin.replace(/^\w+:\/\//, '')))];
}
