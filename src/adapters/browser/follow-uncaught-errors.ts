import type { Cancel } from '../../application/system/clock.port';

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Hands on what was thrown in the page, or rejected, and caught by nobody. */
export function followUncaughtErrors(page: Page, report: (thrown: unknown) => void): Cancel {
  const thrown = (event: Event) => {
    const error: unknown = (event as ErrorEvent).error;
    // Of a foreign script, and of a layout that settles late, nothing is known that could be reported.
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
