import type { Ad } from './ad';
import type { AdConsent } from './ad-consent';

/** What decides whether an ad covers the page before a game, and which. */
export interface OverlayAdSituation {
  /** Undefined until the server has said who visits. */
  readonly premium: boolean | undefined;
  /** The game wants none. */
  readonly adsDisabled: boolean;
  readonly scriptBlocked: boolean;
  /** The game's own overlay ad. */
  readonly custom: Ad | undefined;
  /** A VAST tag is configured. */
  readonly thirdParty: boolean;
  readonly consent: AdConsent;
}

/** The ad that covers the page: none, the game's own, or a third party's that has still to be asked for. */
export type OverlayAdChoice =
  { readonly kind: 'none' } | { readonly kind: 'custom'; readonly ad: Ad } | { readonly kind: 'third-party' };

const none: OverlayAdChoice = { kind: 'none' };

/**
 * Chooses the overlay ad; the game's own comes first.
 * @rule 2.4.5 There is no overlay ad for premium users, with ads_disabled, or when the ad script is blocked.
 * @rule 2.6.3 Premium players see no overlay ads.
 * @rule 3.9 A third party's ad is a VAST tag, asked for only where a consent manager may give consent.
 */
export function chooseOverlayAd(situation: OverlayAdSituation): OverlayAdChoice {
  const { premium, adsDisabled, scriptBlocked, custom, thirdParty, consent } = situation;
  if (premium !== false || adsDisabled || scriptBlocked) return none;
  if (custom !== undefined) return { kind: 'custom', ad: custom };
  return thirdParty && (consent === 'given' || consent === 'waiting') ? { kind: 'third-party' } : none;
}
