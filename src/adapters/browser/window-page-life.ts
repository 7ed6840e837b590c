import type { Cancel } from '../../application/system/clock.port';
import type { PageLife, PageLifeListener } from '../../application/system/page-life.port';

/** Page lifecycle based on `pagehide` and `pageshow`, including a restore from the back/forward cache. */
export class WindowPageLife implements PageLife {
  constructor(private readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>) {}

  follow({ left, back }: PageLifeListener): Cancel {
    const hidden = () => {
      left();
    };
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    this.page.addEventListener('pagehide', hidden);
    this.page.addEventListener('pageshow', shown);
    return () => {
      this.page.removeEventListener('pagehide', hidden);
      this.page.removeEventListener('pageshow', shown);
    };
  }
}
