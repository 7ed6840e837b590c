import type { Ad } from './ad';
import type { AdCooldown, AdCooldownEvent, CooldownEnd } from './ad-cooldown';
import { customAdCooldown, nextAdCooldown, thirdPartyAdCooldown } from './ad-cooldown';
import { canSkip } from './ad-countdown';
import type { OverlayAdChoice } from './overlay-ad-choice';

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
