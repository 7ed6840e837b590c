import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../application/system/clock.port';
import type { Disposer } from '../shared/disposables';

/** How long a page stays as it was before it shows that another one comes; milliseconds. */
export const UNNOTICED = 200;

/** Whether the visitor has waited long enough for a page to be told so. */
export class PageWaitViewModel {
  late = false;

  constructor(private readonly clock: Clock) {
    makeAutoObservable<this, 'clock'>(this, { clock: false }, { autoBind: true });
  }

  /** Waits until the disposer is called. */
  start(): Disposer {
    const cancel = this.clock.after(UNNOTICED, () => {
      this.setLate(true);
    });
    return () => {
      cancel();
      this.setLate(false);
    };
  }

  private setLate(late: boolean): void {
    this.late = late;
  }
}
