import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CountImpression } from '../../application/ads/count-impression.use-case';
import type { ServePageAd } from '../../application/ads/serve-page-ad.use-case';
import type { Sight, SlotSight } from '../../application/ads/slot-sight.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Ad, AdSlot } from '../../domain/ads/ad';
import { adSlotSize } from '../../domain/ads/ad';
import type { PageAdCommand, PageAdEvent } from '../../domain/ads/page-ad';
import { emptyPageAd, nextPageAd, renderedAd, untilPageAdRefresh } from '../../domain/ads/page-ad';
import { pageAdTakesClicks } from '../../domain/ads/page-ad.policy';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { AdPermission } from './ad-permission';

/** What a place for ads works with. */
export interface PageAdDependencies {
  readonly serve: Pick<ServePageAd, 'execute'>;
  readonly count: Pick<CountImpression, 'execute'>;
  readonly sight: SlotSight<Element>;
  readonly clock: Clock;
  /** Whether videos must stand still. */
  readonly stillness: Stillness;
  /** Whether something that asks for an answer lies over the page; observable. */
  readonly covered: () => boolean;
}

/** One place for ads on a page: asks for them, shows them, and tells when one was seen. */
export class PageAdViewModel {
  /** There was no ad for this place, and nobody has seen that. */
  closed = false;
  private place = emptyPageAd;
  private below = false;
  private cancelRefresh: Cancel = () => undefined;
  private readonly still: ObservedStream<boolean>;
  private visit = 0;

  constructor(
    private readonly slot: AdSlot,
    private readonly ads: AdPermission,
    private readonly parts: PageAdDependencies,
    /** The game of the page. */
    private readonly game?: string,
  ) {
    this.still = new ObservedStream(parts.stillness.wanted$, true);
    makeAutoObservable<
      this,
      'slot' | 'ads' | 'parts' | 'game' | 'place' | 'below' | 'cancelRefresh' | 'still' | 'visit'
    >(
      this,
      {
        slot: false,
        ads: false,
        parts: false,
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

  /** The ad that is shown now. */
  get ad(): Ad | undefined {
    return renderedAd(this.place);
  }

  /** Whether an ad is at hand, shown or not. */
  get filled(): boolean {
    return this.place.ad !== undefined;
  }

  get takesClicks(): boolean {
    return pageAdTakesClicks({ ...this.ads.situation, overlayOpen: this.parts.covered() });
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

  /** Watches the place until the disposer is called. */
  attach(element: HTMLDivElement): Disposer {
    return this.parts.sight.watch(element, this.see);
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
        : this.parts.clock.after(due, () => {
            this.apply({ type: 'time-passed', now: this.now() });
          });
  }

  private carryOut(command: PageAdCommand): void {
    if (command.type === 'serve') void this.serve(this.visit);
    else void this.parts.count.execute(command.uuid);
  }

  private async serve(visit: number): Promise<void> {
    const ad = await this.parts.serve.execute(adSlotSize(this.slot), this.game);
    // A place that was left, perhaps for the same page again, has forgotten what it asked for.
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
    return this.parts.clock.now();
  }
}
