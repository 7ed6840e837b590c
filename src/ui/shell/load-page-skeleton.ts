import { deferred } from '../../application/system/deferred';

/** Loads the page skeleton; also preloaded when the browser is idle, for the first navigation. */
export const loadPageSkeleton = deferred(async () => (await import('./PageSkeleton')).PageSkeleton);
