import type { Attention } from '../../application/system/attention.port';
import type { Cancel, Clock } from '../../application/system/clock.port';
import { brand } from '../../domain/shared/brand';

/** Time for which a claim is held, in milliseconds; long enough for the slowest tab to receive the event. */
const CLAIM = 10_000;

/** Tab attention based on document visibility. Without the Web Locks API every visible tab wins the claim. */
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
    const check = () => {
      if (this.page.visibilityState !== 'visible') return;
      cancel();
      then();
    };
    const cancel = () => {
      this.page.removeEventListener('visibilitychange', check);
    };
    this.page.addEventListener('visibilitychange', check);
    return cancel;
  }

  onReturn(then: () => void): Cancel {
    const check = () => {
      if (this.page.visibilityState === 'visible') then();
    };
    this.page.addEventListener('visibilitychange', check);
    return () => {
      this.page.removeEventListener('visibilitychange', check);
    };
  }

  claim(key: string): Promise<boolean> {
    const { locks } = this;
    if (this.page.visibilityState !== 'visible') return Promise.resolve(false);
    if (locks === undefined) return Promise.resolve(true);
    return new Promise((settle) => {
      const onLock = (lock: Lock | null) => {
        settle(lock !== null);
        return lock === null ? undefined : new Promise<void>((release) => this.clock.after(CLAIM, release));
      };
      locks.request(`${brand.identifier}.claim ${key}`, { ifAvailable: true }, onLock).catch(() => {
        settle(true);
      });
    });
  }
}
