/** The scheme and host of a page, as its `location` has them: `http`, `https`; the host with its port unless it is the scheme's own. */
export interface PageOrigin {
  readonly scheme: string;
  readonly host: string;
}

const originForm = /^(https?):\/\/((?:[a-z0-9_-]+\.)*[a-z0-9_-]+(?::([1-9][0-9]{0,4}))?)$/;
const MAX_LENGTH = 300;
const LAST_PORT = 65_535;

/** Never written, so that one origin has one spelling. */
const ownPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/** Reads an origin exactly as browsers write it: lower case, no path, no user, no trailing dot, no port that is the scheme's own; undefined for anything else, `null` included. */
export function parseOrigin(origin: unknown): PageOrigin | undefined {
  if (typeof origin !== 'string' || origin.length > MAX_LENGTH) return undefined;
  const [, scheme, host, port] = originForm.exec(origin) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  if (port !== undefined && (port === ownPorts[scheme] || Number(port) > LAST_PORT)) return undefined;
  return { scheme, host };
}
