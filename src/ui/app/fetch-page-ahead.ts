import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import type { PageMemory } from './page-memory';
import type { Behind } from './page-cache';

/** Prefetches the code of a page and its data if it is cached; returns undefined for a page that has neither. */
export function fetchPageAhead(
  memory: Pick<PageMemory, 'prefetch'>,
  routes: RouteObject[],
  url: URL,
): Behind | undefined {
  const matches = matchRoutes(routes, url) ?? [];
  // Index routes are skipped: the auth panes lie over the home page.
  const page = matches.findLast(({ route }) => route.index !== true);
  const own = page === undefined ? undefined : memory.prefetch(page, url);
  // The data of the routes around a private page is private too.
  const calls =
    own === undefined ? [] : matches.flatMap((match) => (match === page ? own : (memory.prefetch(match, url) ?? [])));
  const code = matches.flatMap(({ route: { lazy } }) => (typeof lazy === 'function' ? [lazy()] : []));
  if (calls.length + code.length === 0) return undefined;
  return {
    ended: Promise.allSettled([...calls.map(({ ended }) => ended), ...code]).then((ends) =>
      ends.some((end) => end.status === 'fulfilled' && end.value === 'refused') ? 'refused' : 'done',
    ),
    cancel: () => calls.map(({ cancel }) => cancel()).every(Boolean),
  };
}
