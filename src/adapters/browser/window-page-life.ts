import type { Cancel } from '../../application/system/clock.port';
import type { PageLife, PageLifeListener } from '../../application/system/page-life.port';

/** The life of the page in a window: it goes with `pagehide`, and comes back with `pageshow` when the browser has kept it. */
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
