import { makeAutoObservable, observableRef } from 'mobx';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import type { PageAdSituation } from '../../domain/ads/page-ad.policy';
import { pageAdShown } from '../../domain/ads/page-ad.policy';
import type { XrPresence } from '../../domain/play/xr-presence';
import type { Session } from '../../domain/session/session';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { AdServices } from './ad-services';

/** Who visits, as far as ads go. */
export interface AdVisitor {
  readonly attempted: Session['attempted'];
  readonly premium: boolean;
}

/** Whether the pages keep room for ads, and whether they may be seen now. */
export class PageAdsViewModel {
  /** What fills the room; undefined until it has come. */
  services: AdServices | undefined;
  private readonly xr: ObservedStream<XrPresence>;

  constructor(
    private readonly visitor: AdVisitor,
    presence: Pick<XrPresenceState, 'presence$' | 'current'>,
    private readonly openAds: () => Promise<AdServices>,
  ) {
    this.xr = new ObservedStream(presence.presence$, presence.current);
    makeAutoObservable<this, 'visitor' | 'xr' | 'openAds'>(
      this,
      { services: observableRef, visitor: false, xr: false, openAds: false },
      { autoBind: true },
    );
  }

  /** Brings what fills the room; without it the portal's own lines stay. */
  start(): Disposer {
    this.openAds().then(this.fill, () => undefined);
    return this.xr.start();
  }

  /** Premium players are given the room back; before it is known who visits it is kept, so that nothing jumps. */
  get roomKept(): boolean {
    return !this.visitor.premium;
  }

  get shown(): boolean {
    return pageAdShown(this.situation);
  }

  get situation(): PageAdSituation {
    const premium = this.visitor.attempted ? this.visitor.premium : undefined;
    return { premium, adsDisabled: false, xr: this.xr.value };
  }

  private fill(services: AdServices): void {
    this.services = services;
  }
}
