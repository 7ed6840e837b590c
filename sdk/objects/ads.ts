import type { AdKind, NoAdReason } from '../../src/domain/bridge/ad-methods';
import type { Listeners } from '../listeners';
import type { Ask } from '../open-calls';

/** End of a request for an ad: watched to its end, skipped by the player, or not shown. */
export type AdEnd =
  { readonly state: 'finished' | 'skipped' } | { readonly state: 'unfilled'; readonly reason: NoAdReason };

/** Video ads that the game asks for at a moment of its own. */
export interface Ads {
  /**
   * Covers the game with an ad: `'midgame'` in a break of the game (at most one every 3 minutes), `'rewarded'` when the player wants
   * something in return. Resolves once the ad is gone, which may take longer than other calls; only `finished` earns a reward. While the ad is
   * shown the game gets `mute` and `pause`. Players with premium see no ad: a rewarded request is `finished` at once.
   */
  show(kind: AdKind): Promise<AdEnd>;
}

/** The ads, as the portal shows them. */
export function adsOver(ask: Ask, listeners: Listeners): Ads {
  return {
    show: async (kind) => {
      let stop = (): void => undefined;
      // The listener is there before the request, so that no end is missed.
      const ended = new Promise<AdEnd>((resolve) => {
        stop = listeners.on('ad', ({ state }) => {
          if (state !== 'started') resolve({ state });
        });
      });
      try {
        const answer = await ask('ads.show', { kind });
        return answer.state === 'started' ? await ended : (answer as AdEnd);
      } finally {
        stop();
      }
    },
  };
}
