import { oneOf, record } from './arguments';
import { forAnyone } from './method';

/** Kinds of ad: midgame ads fill a break, rewarded ads are requested by the player for a reward. */
export const adKinds = ['midgame', 'rewarded'] as const;

export type AdKind = (typeof adKinds)[number];

/** Reasons for which the portal shows no ad. */
export const noAdReasons = ['no-ad', 'cooldown', 'premium', 'in-headset', 'busy', 'disabled'] as const;

export type NoAdReason = (typeof noAdReasons)[number];

/** Response to an ad request: the ad covers the game, counts as watched without being shown, or there is none. */
export type AdAnswer =
  | { readonly state: 'started' | 'finished' }
  | { readonly state: 'unfilled'; readonly reason: NoAdReason };

/** Calls for ads; the event `ad` reports the end of one that started. */
export const adMethods = {
  'ads.show': forAnyone<{ readonly kind: AdKind }, AdAnswer>(record({ kind: oneOf(adKinds) })),
};
