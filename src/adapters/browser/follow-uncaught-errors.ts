import type { Cancel } from '../../application/system/clock.port';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Reports uncaught errors and unhandled rejections of the page. */
export function followUncaughtErrors(page: Page, report: (thrown: unknown) => void): Cancel {
  const thrown = (event: Event) => {
    const error: unknown = (event as ErrorEvent).error;
    // Cross-origin scripts and ResizeObserver loops provide no error to report.
    if (error !== null && error !== undefined) report(error);
  };
  const rejected = (event: Event) => {
    report((event as PromiseRejectionEvent).reason);
  };
  page.addEventListener('error', thrown);
  page.addEventListener('unhandledrejection', rejected);
  return () => {
    page.removeEventListener('error', thrown);
    page.removeEventListener('unhandledrejection', rejected);
  };
}
