import type { LeaveGuard } from '../../application/system/leave-guard.port';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const ask = (event: Event) => {
  event.preventDefault();
};

/** Asks in the browser's own words; no page can choose them. */
export class PageLeaveGuard implements LeaveGuard {
  constructor(private readonly page: Page = window) {}

  stand() {
    this.page.addEventListener('beforeunload', ask);
    return () => {
      this.page.removeEventListener('beforeunload', ask);
    };
  }
}
