import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Disposer } from '../shared/disposables';
import { ERROR_RETRY_DELAY, secondsUntilRetry } from './error-page.machine';

/** State of the countdown to the next retry of a failed page (spec 1 §2). */
export class RetryViewModel {
  secondsLeft = ERROR_RETRY_DELAY / 1000;

  constructor(
    private readonly again: () => void,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'again' | 'clock'>(this, { again: false, clock: false }, { autoBind: true });
  }

  start(): Disposer {
    const since = this.clock.now();
    this.show(secondsUntilRetry(since, since));
    const stop: Cancel = this.clock.every(1000, () => {
      const left = secondsUntilRetry(since, this.clock.now());
      this.show(left);
      if (left > 0) return;
      stop();
      this.again();
    });
    return stop;
  }

  private show(left: number): void {
    this.secondsLeft = left;
  }
}
