const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)(?:[/?#][^\\\u0000-\u0020\u007f]*)?$/;

/** The host, with its port, of an absolute https address; undefined for everything else, and for an address with a user's name. */
export function httpsHost(address: string): string | undefined {
  return HTTPS.exec(address.toLowerCase())?.[1];
}
