import type { AdAnswer, AdKind } from './ad-methods';

/** Minimum time between two midgame ads, in milliseconds. */
export const MIDGAME_AD_PAUSE = 180_000;

/** Seconds after which an ad without a video counts as watched. */
export const STILL_AD_SECONDS = 10;

/** Facts that decide about a game's ad request. */
export interface GameAdSituation {
  readonly kind: AdKind;
  readonly premium: boolean;
  /** True if the game's page shows no ads. */
  readonly adsDisabled: boolean;
  readonly inHeadset: boolean;
  /** True if another ad or a dialog of the portal is open. */
  readonly busy: boolean;
  /** Time of the last midgame ad, in milliseconds; undefined for none. */
  readonly lastMidgameAt: number | undefined;
  readonly now: number;
}

/**
 * Answers an ad request without showing an ad; undefined if an ad may be shown. For premium players a rewarded ad
 * counts as watched.
 */
export function answerWithoutAd(situation: GameAdSituation): AdAnswer | undefined {
  const { kind, premium, adsDisabled, inHeadset, busy, lastMidgameAt, now } = situation;
  if (premium) return kind === 'rewarded' ? { state: 'finished' } : { state: 'unfilled', reason: 'premium' };
  if (adsDisabled) return { state: 'unfilled', reason: 'disabled' };
  if (inHeadset) return { state: 'unfilled', reason: 'in-headset' };
  if (busy) return { state: 'unfilled', reason: 'busy' };
  const since = lastMidgameAt === undefined ? Infinity : now - lastMidgameAt;
  // A clock that was set back must not block ads.
  const tooSoon = kind === 'midgame' && since >= 0 && since < MIDGAME_AD_PAUSE;
  return tooSoon ? { state: 'unfilled', reason: 'cooldown' } : undefined;
}
