/** Scheme and host of a page as in `location`: `http` or `https`, and the host with any non-default port. */
export interface PageOrigin {
  readonly scheme: string;
  readonly host: string;
}

const originForm = /^(https?):\/\/((?:[a-z0-9_-]+\.)*[a-z0-9_-]+(?::([1-9][0-9]{0,4}))?)$/;
const MAX_LENGTH = 300;
const LAST_PORT = 65_535;

/** Default ports, which are always omitted so that each origin has one form. */
const ownPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * Parses an origin in the exact form of browsers: lower case, no path, user, trailing dot or default port. Undefined
 * for anything else, including `null`.
 */
export function parseOrigin(origin: unknown): PageOrigin | undefined {
  if (typeof origin !== 'string' || origin.length > MAX_LENGTH) return undefined;
  const [, scheme, host, port] = originForm.exec(origin) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  if (port !== undefined && (port === ownPorts[scheme] || Number(port) > LAST_PORT)) return undefined;
  return { scheme, host };
}
