/** The scheme and host of a page, as its `location` has them: `http`, `https`; the host with its port unless it is the scheme's own. */
export interface PageOrigin {
  readonly scheme: string;
  readonly host: string;
}

const originForm = /^(https?):\/\/((?:[a-z0-9_-]+\.)*[a-z0-9_-]+(?::[1-9][0-9]{0,4})?)$/;

/** Reads an origin exactly as browsers write it: lower case, no path, no user, no trailing dot; undefined for anything else, `null` included. */
export function parseOrigin(origin: unknown): PageOrigin | undefined {
  const parts = typeof origin === 'string' && origin.length <= 300 ? originForm.exec(origin) : null;
  const [, scheme, host] = parts ?? [];
  return scheme !== undefined && host !== undefined ? { scheme, host } : undefined;
}
