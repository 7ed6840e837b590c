import { CheckAdsBlocked } from '../application/ads/check-ads-blocked.use-case';
import type { Game } from '../domain/games/game';
import { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** The ad before a game. */
export const overlayAdsModule: Module = (wiring) => {
  wiring.singleton(t.checkAdsBlocked, (probe, clock) => new CheckAdsBlocked(probe, clock), [t.adProbe, t.clock]);
  wiring.singleton(
    t.createOverlayAd,
    (visitor, blocking, consent, frames, clock, stillness, { vast = false }) =>
      (game: Pick<Game, 'adsDisabled' | 'overlay'>) =>
        new OverlayAdViewModel(game, { visitor, blocking, consent, frames, clock, stillness, thirdParty: vast }),
    [t.sessionView, t.checkAdsBlocked, t.adConsent, t.adFrames, t.clock, t.adStillness, t.settings],
  );
};
