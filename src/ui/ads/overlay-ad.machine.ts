import type { Ad } from '../../domain/ads/ad';
import type { AdConsent } from '../../domain/ads/ad-consent';
import type { AdCooldown, AdCooldownEvent, CooldownEnd } from '../../domain/ads/ad-cooldown';
import { customAdCooldown, nextAdCooldown, thirdPartyAdCooldown, canSkip } from '../../domain/ads/ad-cooldown';

/** Facts that decide about the ad before a game. */
export interface OverlayAdSituation {
  /** Undefined until the server has identified the caller. */
  readonly premium: boolean | undefined;
  /** The game's developer has disabled ads. */
  readonly adsDisabled: boolean;
  readonly scriptBlocked: boolean;
  /** The game's own overlay ad. */
  readonly custom: Ad | undefined;
  /** True if a VAST tag is configured. */
  readonly thirdParty: boolean;
  readonly consent: AdConsent;
}

/** Kind of the overlay ad: none, the game's own, or one to be requested from a third party. */
export type OverlayAdChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'custom'; readonly ad: Ad }
  | { readonly kind: 'third-party' };

const none: OverlayAdChoice = { kind: 'none' };

/**
 * Chooses the overlay ad; the game's own takes precedence.
 * @rule 2.4.5 There is no overlay ad for premium users, for games with `ads_disabled`, or when the ad script is
 * blocked.
 * @rule 2.6.3 Premium players see no overlay ads.
 * @rule 3.9 A third-party ad is a VAST tag, requested only if a consent manager can give consent.
 */
export function chooseOverlayAd(situation: OverlayAdSituation): OverlayAdChoice {
  const { premium, adsDisabled, scriptBlocked, custom, thirdParty, consent } = situation;
  if (premium !== false || adsDisabled || scriptBlocked) return none;
  if (custom !== undefined) return { kind: 'custom', ad: custom };
  return thirdParty && (consent === 'given' || consent === 'waiting') ? { kind: 'third-party' } : none;
}

/** Ad over the page before a game; `ad` is the portal's own, while a third party's renders itself. */
export type OverlayAd =
  | { readonly kind: 'away' }
  | { readonly kind: 'shown'; readonly ad: Ad | undefined; readonly cooldown: AdCooldown };

export type OverlayAdEvent = AdCooldownEvent | { readonly type: 'skip-clicked'; readonly now: number };

const away: OverlayAd = { kind: 'away' };

/** Ends after which an ad stays visible. */
const seen: readonly CooldownEnd[] = ['counted-down', 'completed'];

/** Opens the overlay with the chosen ad, or without one. */
export function openOverlayAd(choice: OverlayAdChoice, now: number): OverlayAd {
  switch (choice.kind) {
    case 'none':
      return away;
    case 'custom':
      return { kind: 'shown', ad: choice.ad, cooldown: customAdCooldown(now) };
    case 'third-party':
      return { kind: 'shown', ad: undefined, cooldown: thirdPartyAdCooldown(now) };
  }
}

/**
 * Returns the overlay after an event. It waits for a skip, and closes by itself without a visible ad.
 * @rule 2.4.4 The overlay is dismissed once skipped.
 * @rule 2.4.5 A blocked ad script closes the overlay.
 */
export function nextOverlayAd(overlay: OverlayAd, event: OverlayAdEvent): OverlayAd {
  if (overlay.kind === 'away') return overlay;
  if (event.type === 'skip-clicked') return canSkip(overlay.cooldown, event.now) ? away : overlay;
  const cooldown = nextAdCooldown(overlay.cooldown, event);
  const failed = cooldown.kind === 'over' && !seen.includes(cooldown.because);
  return failed ? away : { ...overlay, cooldown };
}
