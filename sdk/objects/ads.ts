import type { AdKind, NoAdReason } from '../../src/domain/bridge/ad-methods';
import type { Listeners } from '../listeners';
import type { Ask } from '../open-calls';

/** The result of an ad request: watched to the end, skipped by the player, or not shown. */
export type AdEnd =
  | { readonly state: 'finished' | 'skipped' }
  | { readonly state: 'unfilled'; readonly reason: NoAdReason };

/** Video ads that the game requests. */
export interface Ads {
  /**
   * Shows a video ad over the game. Use `'midgame'` in a break of the game, at most once every 3 minutes. Use `'rewarded'` if the player
   * receives a reward.
   * Resolves after the ad, which may take longer than 10 s. Grant the reward only for the state `finished`. The game receives `mute` and
   * `pause` while the ad is shown. Premium players see no ads: a rewarded request resolves with `finished` at once.
   */
  show(kind: AdKind): Promise<AdEnd>;
}

/** Creates the ad calls. */
export function adsOver(ask: Ask, listeners: Listeners): Ads {
  return {
    show: async (kind) => {
      let stop = (): void => undefined;
      // Subscribed before the request, so that no event is missed.
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
