import type { XrPresence } from '../play/xr-presence';
import { adsHidden } from '../play/xr-presence';

/** What decides about the ads on a page. */
export interface PageAdSituation {
  /** Undefined until the server has said who visits. */
  readonly premium: boolean | undefined;
  /** The game of the page wants none. */
  readonly adsDisabled: boolean;
  readonly xr: XrPresence;
}

/**
 * Tells whether page ads are to be seen and asked for at all.
 * @rule 1.4.14a Ads are hidden for premium users and while a headset session is in full view.
 * @rule 1.6.3 Premium users see no ads.
 * @rule 2.6.3 Premium players see no page ads.
 */
export function pageAdShown({ premium, adsDisabled, xr }: PageAdSituation): boolean {
  return premium === false && !adsDisabled && !adsHidden(xr);
}

/**
 * Tells whether a click on a page ad leads anywhere.
 * @rule 1.4.14c Ads ignore clicks while another blocking overlay is open.
 */
export function pageAdTakesClicks(situation: PageAdSituation & { readonly overlayOpen: boolean }): boolean {
  return pageAdShown(situation) && !situation.overlayOpen;
}
