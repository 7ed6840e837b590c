import { BehaviorSubject, of } from 'rxjs';
import type { ConsentString } from '../../../src/application/ads/ad-consent-source.port';
import type { AdConsent } from '../../../src/domain/ads/ad-consent';
import type { AdFrameNews } from '../../../src/domain/ads/ad-frame-message';
import type { Ad } from '../../../src/domain/ads/ad';
import type { OverlayAdDependencies } from '../../../src/ui/ads/overlay-ad.view-model';
import { OverlayAdViewModel } from '../../../src/ui/ads/overlay-ad.view-model';
import { FakeClock } from '../../fakes/fake-clock';

export interface Situation extends Partial<Pick<OverlayAdDependencies, 'visitor' | 'thirdParty'>> {
  readonly overlay?: Ad | undefined;
  readonly adsDisabled?: boolean;
  readonly consent?: AdConsent;
  readonly blocked?: boolean;
  /** True if videos must not play, the default. */
  readonly still?: boolean;
}

/** Creates an overlay ad with fakes for all its dependencies. */
export function overlayAdStage(situation: Situation = {}) {
  const { overlay, adsDisabled = false, consent = 'unknown', blocked = false } = situation;
  const clock = new FakeClock();
  const adsHidden = new BehaviorSubject(false);
  const stage = {
    clock,
    adsHidden,
    probed: 0,
    following: 0,
    framed: [] as ConsentString[],
    block: (): void => undefined,
    consent: (_consent: AdConsent): void => undefined,
    sendFrameMessage: (_message: AdFrameNews): void => undefined,
  };
  const consentString = { gdprApplies: true, text: 'CPx' };
  const ad = new OverlayAdViewModel(
    { adsDisabled, overlay },
    {
      visitor: situation.visitor ?? { attempted: true, premium: false },
      blocking: {
        blocked,
        execute: (onBlocked) => {
          stage.probed += 1;
          stage.block = onBlocked;
          return () => (stage.block = () => undefined);
        },
      },
      consent: {
        follow: (listener) => {
          stage.following += 1;
          stage.consent = (next) => listener(next, consentString);
          listener(consent, consentString);
          return () => void (stage.following -= 1);
        },
      },
      frames: {
        open: (string) => {
          stage.framed.push(string);
          return {
            address: 'https://ads.test/frame',
            connect: (_, listener) => {
              stage.sendFrameMessage = listener;
              return () => (stage.sendFrameMessage = () => undefined);
            },
          };
        },
      },
      clock,
      presence: { adsHidden$: adsHidden },
      stillness: { wanted$: of(situation.still ?? true) },
      thirdParty: situation.thirdParty ?? false,
    },
  );
  return { ad, stage };
}
