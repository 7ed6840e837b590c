import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { PageMemory } from './page-memory';
import type { Behind } from './page-cache';

/** Prefetches a page's data and code; returns undefined for a page that is not cached. */
export function fetchPageAhead(
  memory: Pick<PageMemory, 'prefetch'>,
  routes: RouteObject[],
  url: URL,
): Behind | undefined {
  const matches = matchRoutes(routes, url) ?? [];
  // Index routes are skipped: the auth panes lie over the home page.
  const page = matches.findLast(({ route }) => route.index !== true);
  const own = page === undefined ? undefined : memory.prefetch(page, url);
  if (own === undefined) return undefined;
  const frames = matches.flatMap((match) => (match === page ? [] : (memory.prefetch(match, url) ?? [])));
  const calls = [own, ...frames];
  const code = matches.map(async ({ route }) => (typeof route.lazy === 'function' ? route.lazy() : undefined));
  return {
    ended: Promise.allSettled([...calls.map(({ ended }) => ended), ...code]).then((ends) =>
      ends.some((end) => end.status === 'fulfilled' && end.value === 'refused') ? 'refused' : 'done',
    ),
    cancel: () => calls.map(({ cancel }) => cancel()).every(Boolean),
  };
}
