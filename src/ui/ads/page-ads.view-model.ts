import { makeAutoObservable } from 'mobx';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import { pageAdShown } from '../../domain/ads/page-ad.policy';
import type { XrPresence } from '../../domain/play/xr-presence';
import type { Session } from '../../domain/session/session';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** Who visits, as far as ads go. */
export interface AdVisitor {
  readonly attempted: Session['attempted'];
  readonly premium: boolean;
}

/** Whether the pages keep room for ads, and whether they may be seen now. */
export class PageAdsViewModel {
  private readonly xr: ObservedStream<XrPresence>;

  constructor(
    private readonly visitor: AdVisitor,
    presence: Pick<XrPresenceState, 'presence$' | 'current'>,
  ) {
    this.xr = new ObservedStream(presence.presence$, presence.current);
    makeAutoObservable<this, 'visitor' | 'xr'>(this, { visitor: false, xr: false }, { autoBind: true });
  }

  start(): Disposer {
    return this.xr.start();
  }

  /** Premium players are given the room back; before it is known who visits it is kept, so that nothing jumps. */
  get roomKept(): boolean {
    return !this.visitor.premium;
  }

  get shown(): boolean {
    const premium = this.visitor.attempted ? this.visitor.premium : undefined;
    return pageAdShown({ premium, adsDisabled: false, xr: this.xr.value });
  }
}
