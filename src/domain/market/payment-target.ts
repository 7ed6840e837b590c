import { HOME_PATH } from '../shell/home-path';
import { isSafeRedirect } from '../shell/redirect-check';

/**
 * Returns a payment URL if it is a path of this portal or an https address of a listed host, else the home path.
 * @rule 3.5 A payment URL is followed only as an own path or to a configured host over https; anything else goes home.
 */
export function paymentTarget(url: string, hosts: readonly string[]): string {
  return isSafeRedirect(url, hosts) ? url : HOME_PATH;
}
