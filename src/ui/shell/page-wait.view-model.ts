import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/system/clock.port';
import type { Disposer } from '../shared/disposables';

/** Delay before a navigation counts as slow, in milliseconds. */
export const SLOW_AFTER = 200;

/** State of a pending navigation. */
export class PageWaitViewModel {
  slow = false;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  /** Starts the delay; the disposer resets it. */
  start(): Disposer {
    const cancel = this.clock.after(SLOW_AFTER, () => {
      this.setSlow(true);
    });
    return () => {
      cancel();
      this.setSlow(false);
    };
  }

  private setSlow(slow: boolean): void {
    this.slow = slow;
  }
}
