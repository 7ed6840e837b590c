import type { Attention } from '../../application/system/attention.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import { brand } from '../../domain/shared/brand';

/** For how long a claim stands, in milliseconds: the slowest tab has heard of it by then. */
const CLAIM = 10_000;

/** The attention that a tab has, by its document's visibility; without locks between tabs each of them shows what it hears. */
export class PageAttention implements Attention {
  constructor(
    private readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
    private readonly clock: Pick<Clock, 'after'>,
    private readonly locks: Pick<LockManager, 'request'> | undefined,
  ) {}

  whenSeen(then: () => void): Cancel {
    if (this.page.visibilityState === 'visible') {
      then();
      return () => undefined;
    }
    const look = () => {
      if (this.page.visibilityState !== 'visible') return;
      cancel();
      then();
    };
    const cancel = () => {
      this.page.removeEventListener('visibilitychange', look);
    };
    this.page.addEventListener('visibilitychange', look);
    return cancel;
  }

  onReturn(then: () => void): Cancel {
    const look = () => {
      if (this.page.visibilityState === 'visible') then();
    };
    this.page.addEventListener('visibilitychange', look);
    return () => {
      this.page.removeEventListener('visibilitychange', look);
    };
  }

  claim(key: string): Promise<boolean> {
    const { locks } = this;
    if (this.page.visibilityState !== 'visible') return Promise.resolve(false);
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((tell) => {
      const hold = (lock: Lock | null) => {
        tell(lock !== null);
        return lock === null ? undefined : new Promise<void>((release) => this.clock.after(CLAIM, release));
      };
      locks.request(`${brand.identifier}.claim ${key}`, { ifAvailable: true }, hold).catch(() => {
        tell(true);
      });
    });
  }
}
