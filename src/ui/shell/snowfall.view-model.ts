import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { isSnowing } from './snowfall.machine';

const HOUR = 3_600_000;

/** State of the snowfall: in season by the visitor's calendar, and only without reduced motion (spec 1 §2). */
export class SnowfallViewModel {
  /** Milliseconds since 1970, updated every hour; undefined until started. */
  private now: number | undefined = undefined;
  private readonly still: ObservedStream<boolean>;

  constructor(
    private readonly clock: Clock,
    stillness: Stillness,
  ) {
    this.still = new ObservedStream(stillness.wanted$, true);
    makeAutoObservable<this, 'clock' | 'still'>(this, { clock: false, still: false }, { autoBind: true });
  }

  start(): Disposer {
    this.tick();
    const ticking = this.clock.every(HOUR, this.tick);
    const following = this.still.start();
    return () => {
      ticking();
      following();
    };
  }

  get snowing(): boolean {
    if (this.now === undefined) return false;
    const today = new Date(this.now);
    return isSnowing({ month: today.getMonth() + 1, day: today.getDate() }, this.still.value);
  }

  private tick(): void {
    this.now = this.clock.now();
  }
}
