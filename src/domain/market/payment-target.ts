import { isOwnPath } from '../shell/redirect-target';

/** An https address without user name, blanks, backslashes or control characters; the host stands in the first group. */
const HTTPS_ADDRESS = /^https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#][^\\\u0000-\u0020\u007f]*)?$/;

/** Where an unsafe address leads: home. */
export const HOME_PATH = '/';

/**
 * Where a payment URL leads: to itself when it is a path of this portal or an https address of a named host, else home.
 * @rule 3.5 A payment URL is followed only as an own path or to a configured host over https; anything else goes home.
 */
export function paymentTarget(url: string, hosts: readonly string[]): string {
  const host = HTTPS_ADDRESS.exec(url)?.[1];
  return isOwnPath(url) || (host !== undefined && hosts.includes(host)) ? url : HOME_PATH;
}
