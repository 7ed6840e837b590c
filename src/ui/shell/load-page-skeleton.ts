import { deferred } from '../../application/system/deferred';

/** Loads the skeleton of a page that is awaited; also preloaded when the browser is idle. */
export const loadPageSkeleton = deferred(async () => (await import('./PageSkeleton')).PageSkeleton);
