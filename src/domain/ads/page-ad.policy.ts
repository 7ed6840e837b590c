import type { XrPresence } from '../play/xr-presence';
import { adsHidden } from '../play/xr-presence';

/** Facts that decide about the ads on a page. */
export interface PageAdSituation {
  /** Undefined until the server has identified the caller. */
  readonly premium: boolean | undefined;
  /** The developer of the page's game has disabled ads. */
  readonly adsDisabled: boolean;
  readonly xr: XrPresence;
}

/**
 * True if page ads may be requested and shown.
 * @rule 1.4.14a Ads are hidden for premium users and while a headset session is fully visible.
 * @rule 1.6.3 Premium users see no ads.
 * @rule 2.6.3 Premium players see no page ads.
 */
export function pageAdShown({ premium, adsDisabled, xr }: PageAdSituation): boolean {
  return premium === false && !adsDisabled && !adsHidden(xr);
}

/**
 * True if a page ad reacts to clicks.
 * @rule 1.4.14c Ads ignore clicks while another blocking overlay is open.
 */
export function pageAdTakesClicks(situation: PageAdSituation & { readonly overlayOpen: boolean }): boolean {
  return pageAdShown(situation) && !situation.overlayOpen;
}
