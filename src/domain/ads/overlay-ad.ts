import type { Ad } from './ad';
import type { AdConsent } from './ad-consent';
import type { AdCooldown, AdCooldownEvent, CooldownEnd } from './ad-cooldown';
import { customAdCooldown, nextAdCooldown, thirdPartyAdCooldown, canSkip } from './ad-cooldown';

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

/** The ad that covers the page before a game; `ad` is the portal's own, a third party's shows itself. */
export type OverlayAd =
  { readonly kind: 'away' } | { readonly kind: 'shown'; readonly ad: Ad | undefined; readonly cooldown: AdCooldown };

export type OverlayAdEvent = AdCooldownEvent | { readonly type: 'skip-clicked'; readonly now: number };

const away: OverlayAd = { kind: 'away' };

/** The ends after which there is something left to be seen. */
const seen: readonly CooldownEnd[] = ['counted-down', 'completed'];

/** Shows the chosen ad, or nothing. */
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
 * Moves the overlay ad: it waits to be skipped, and goes by itself when there is no ad to be seen.
 * @rule 2.4.4 The overlay is dismissed once skipped.
 * @rule 2.4.5 A blocked ad script takes the overlay away.
 */
export function nextOverlayAd(overlay: OverlayAd, event: OverlayAdEvent): OverlayAd {
  if (overlay.kind === 'away') return overlay;
  if (event.type === 'skip-clicked') return canSkip(overlay.cooldown, event.now) ? away : overlay;
  const cooldown = nextAdCooldown(overlay.cooldown, event);
  const failed = cooldown.kind === 'over' && !seen.includes(cooldown.because);
  return failed ? away : { ...overlay, cooldown };
}
