const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?)(?:[/?#][^\\\u0000-\u0020\u007f]*)?$/;

/** Returns the host, with its port, of an absolute https address without credentials; undefined for any other text. */
export function httpsHost(address: string): string | undefined {
  return HTTPS.exec(address.toLowerCase())?.[1];
}
