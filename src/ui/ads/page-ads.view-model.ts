import { makeAutoObservable, observableRef } from 'mobx';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import type { PageAdSituation } from '../../domain/ads/page-ad.policy';
import { pageAdShown } from '../../domain/ads/page-ad.policy';
import type { XrPresence } from '../../domain/play/xr-presence';
import type { Session } from '../../domain/session/session';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { AdServices } from './ad-services';

/** Facts about the visitor that decide about ads. */
export interface AdVisitor {
  readonly attempted: Session['attempted'];
  readonly premium: boolean;
}

/** State of all ad slots: whether they reserve space and whether ads may be shown. */
export class PageAdsViewModel {
  /** Content of the slots; undefined until loaded. */
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

  /** Loads the slots' content; house ads stay when that fails. */
  start(): Disposer {
    this.openAds().then(this.fill, () => undefined);
    return this.xr.start();
  }

  /** False for premium players. True while the visitor is unknown, so that the layout does not shift. */
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
