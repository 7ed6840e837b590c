import type { AdAnswer, AdKind } from './ad-methods';

/** The shortest time between two midgame ads, in milliseconds. */
export const MIDGAME_AD_PAUSE = 180_000;

/** Seconds after which an ad without a video of its own counts as watched. */
export const STILL_AD_SECONDS = 10;

/** Facts that decide whether a game gets the ad that it asks for. */
export interface GameAdSituation {
  readonly kind: AdKind;
  readonly premium: boolean;
  /** The game's page shows no ads. */
  readonly adsDisabled: boolean;
  readonly inHeadset: boolean;
  /** Another ad or a dialog of the portal is open. */
  readonly busy: boolean;
  /** When the last midgame ad was shown, in milliseconds; undefined for none. */
  readonly lastMidgameAt: number | undefined;
  readonly now: number;
}

/**
 * Answers a request for an ad without showing one; undefined where an ad may be shown. Premium players see no ads, and a rewarded request of
 * theirs counts as watched.
 */
export function answerWithoutAd(situation: GameAdSituation): AdAnswer | undefined {
  const { kind, premium, adsDisabled, inHeadset, busy, lastMidgameAt, now } = situation;
  if (premium) return kind === 'rewarded' ? { state: 'finished' } : { state: 'unfilled', reason: 'premium' };
  if (adsDisabled) return { state: 'unfilled', reason: 'disabled' };
  if (inHeadset) return { state: 'unfilled', reason: 'in-headset' };
  if (busy) return { state: 'unfilled', reason: 'busy' };
  const since = lastMidgameAt === undefined ? Infinity : now - lastMidgameAt;
  // A clock that was set back must not keep ads away.
  const tooSoon = kind === 'midgame' && since >= 0 && since < MIDGAME_AD_PAUSE;
  return tooSoon ? { state: 'unfilled', reason: 'cooldown' } : undefined;
}
