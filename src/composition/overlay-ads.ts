import type { AdProbe } from '../application/ads/ad-probe.port';
import { CheckAdsBlocked } from '../application/ads/check-ads-blocked.use-case';
import type { OverlayAdDependencies } from '../ui/ads/overlay-ad.view-model';
import { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Environment of the pre-game ads. */
export interface OverlayAdPage extends Pick<OverlayAdDependencies, 'consent' | 'frames' | 'stillness'> {
  readonly probe: AdProbe;
}

/** Adds the dependencies of pre-game ads to a container. */
export function addOverlayAds(wiring: Wiring, { probe, consent, frames, stillness }: OverlayAdPage): void {
  wiring.singleton(
    t.createOverlayAd,
    (visitor, clock, presence, { vast: thirdParty = false }) => {
      const blocking = new CheckAdsBlocked(probe, clock);
      const dependencies: OverlayAdDependencies = {
        visitor,
        blocking,
        consent,
        frames,
        clock,
        presence,
        stillness,
        thirdParty,
      };
      return (game) => new OverlayAdViewModel(game, dependencies);
    },
    [t.sessionView, t.clock, t.xrPresence, t.settings],
  );
}
