import { followLinkIntent } from '../adapters/browser/follow-link-intent';
import type { Cancel } from '../application/system/clock.port';
import { fetchPageAhead } from '../ui/app/fetch-page-ahead';
import { PageIntent } from '../ui/app/page-intent';
import { loadPageSkeleton } from '../ui/shell/load-page-skeleton';
import type { App } from './create-app';

/** Prefetches pages that the visitor is about to open, and loads the page skeleton in advance. */
export function followIntent({ routes, pageMemory, clock }: Pick<App, 'routes' | 'pageMemory' | 'clock'>): Cancel {
  loadPageSkeleton.preload();
  const intent = new PageIntent(clock, (address) =>
    fetchPageAhead(pageMemory, routes, new URL(address, location.href)),
  );
  const leave = followLinkIntent(document, intent);
  return () => {
    leave();
    intent.stop();
  };
}
