import type { LeaveGuard } from '../../application/system/leave-guard.port';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const ask = (event: Event) => {
  event.preventDefault();
};

/** Confirms leaving with the browser's own dialog, whose text cannot be changed. */
export class PageLeaveGuard implements LeaveGuard {
  constructor(private readonly page: Page = window) {}

  stand() {
    this.page.addEventListener('beforeunload', ask);
    return () => {
      this.page.removeEventListener('beforeunload', ask);
    };
  }
}
