const MOST = 4096;
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;
/** Names of this machine, where nobody listens in between (RFC 6761). */
const LOCAL = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;

/** Where an ad plays. */
export interface AdPlace {
  /** Whether the portal has no TLS itself, as on a developer's machine: addresses of this machine are taken there, and nowhere else. */
  readonly local: boolean;
}

/** Whether an ad may name an address, for files, clicks and counting: https, or where that may be http on names below localhost; up to 4096 characters, without a user in it. */
export function isAdAddress(text: string, { local }: AdPlace): boolean {
  return text.length <= MOST && (SECURE.test(text) || (local && LOCAL.test(text)));
}
