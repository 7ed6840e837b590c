import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CountImpression } from '../../application/ads/count-impression.use-case';
import type { ServePageAd } from '../../application/ads/serve-page-ad.use-case';
import type { Sight, SlotSight } from '../../application/ads/slot-sight.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Ad, AdSlot } from '../../domain/ads/ad';
import { adSlotSize } from '../../domain/ads/ad';
import { pageAdTakesClicks } from '../../domain/ads/page-ad.policy';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { AdPermission } from './ad-permission';
import type { PageAdCommand, PageAdEvent } from './page-ad.machine';
import { emptyPageAd, nextPageAd, renderedAd, untilPageAdRefresh } from './page-ad.machine';

export interface PageAdDependencies {
  readonly serve: Pick<ServePageAd, 'execute'>;
  readonly count: Pick<CountImpression, 'execute'>;
  readonly sight: SlotSight<Element>;
  readonly clock: Clock;
  /** Reports whether videos must stay paused. */
  readonly stillness: Stillness;
  /** True while a dialog covers the page; observable. */
  readonly covered: () => boolean;
}

/** State of one ad slot: requests and shows ads, and counts an impression. */
export class PageAdViewModel {
  /** True if there was no ad and the empty slot was off screen. */
  closed = false;
  private place = emptyPageAd;
  private below = false;
  private cancelRefresh: Cancel = () => undefined;
  private readonly still: ObservedStream<boolean>;
  private visit = 0;

  constructor(
    private readonly slot: AdSlot,
    private readonly ads: AdPermission,
    private readonly dependencies: PageAdDependencies,
    /** Slug of the page's game. */
    private readonly game?: string,
  ) {
    this.still = new ObservedStream(dependencies.stillness.wanted$, true);
    makeAutoObservable<
      this,
      'slot' | 'ads' | 'dependencies' | 'game' | 'place' | 'below' | 'cancelRefresh' | 'still' | 'visit'
    >(
      this,
      {
        slot: false,
        ads: false,
        dependencies: false,
        game: false,
        place: observableRef,
        below: false,
        cancelRefresh: false,
        still: false,
        visit: false,
      },
      { autoBind: true },
    );
  }

  /** Ad on screen. */
  get ad(): Ad | undefined {
    return renderedAd(this.place);
  }

  /** True if an ad is loaded, visible or not. */
  get filled(): boolean {
    return this.place.ad !== undefined;
  }

  get takesClicks(): boolean {
    return pageAdTakesClicks({ ...this.ads.situation, overlayOpen: this.dependencies.covered() });
  }

  get isStill(): boolean {
    return this.still.value;
  }

  start(): Disposer {
    const ends = new Disposables();
    ends.add(this.still.start(), this.leave);
    ends.add(
      reaction(
        () => this.ads.shown,
        (allowed) => this.apply({ type: 'permission-changed', allowed, now: this.now() }),
        {
          fireImmediately: true,
        },
      ),
    );
    return () => {
      ends.dispose();
    };
  }

  /** Observes the visibility of the slot until the disposer is called. */
  attach(element: HTMLDivElement): Disposer {
    return this.dependencies.sight.watch(element, this.see);
  }

  private see({ near, visible, half, below }: Sight): void {
    this.below = below;
    if (near) this.apply({ type: 'came-near', now: this.now() });
    this.apply({ type: 'visibility-changed', visible, half, now: this.now() });
  }

  private apply(event: PageAdEvent): void {
    const { slot, commands } = nextPageAd(this.place, event);
    this.place = slot;
    for (const command of commands) this.carryOut(command);
    this.cancelRefresh();
    const due = untilPageAdRefresh(this.place, this.now());
    this.cancelRefresh =
      due === undefined
        ? () => undefined
        : this.dependencies.clock.after(due, () => {
            this.apply({ type: 'time-passed', now: this.now() });
          });
  }

  private carryOut(command: PageAdCommand): void {
    if (command.type === 'serve') void this.serve(this.visit);
    else void this.dependencies.count.execute(command.uuid);
  }

  private async serve(visit: number): Promise<void> {
    const ad = await this.dependencies.serve.execute(adSlotSize(this.slot), this.game);
    // An earlier visit, even of the same page, ignores its response.
    if (visit === this.visit) this.take(ad);
  }

  private take(ad: Ad | undefined): void {
    if (ad !== undefined) this.apply({ type: 'served', ad, now: this.now() });
    else {
      this.closed ||= !this.filled && this.below;
      this.apply({ type: 'serving-failed', now: this.now() });
    }
  }

  private leave(): void {
    this.visit += 1;
    this.cancelRefresh();
    this.place = emptyPageAd;
  }

  private now(): number {
    return this.dependencies.clock.now();
  }
}
