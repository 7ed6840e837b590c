import type { Attention } from '../../application/system/attention.port';
import type { Cancel } from '../../application/system/clock.port';

/** The attention that a tab has, by its document's visibility. */
export class PageAttention implements Attention {
  constructor(private readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>) {}

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
}
