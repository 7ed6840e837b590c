import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePattern } from '../../src/composition/follow-pages';
import { isStorablePath, storablePages } from '../../src/domain/offline/offline-copy';
import { appRoutes } from './support/app-routes';

/** Patterns of all pages. */
function patternsOf(routes: readonly RouteObject[], above: readonly RouteObject[] = []): readonly string[] {
  return routes.flatMap((route) => {
    const path = [...above, route];
    return route.children === undefined ? [routePattern(path)] : patternsOf(route.children, path);
  });
}

// A browser may be shared. Before you add a page here, make sure that neither its address nor its content is personal.
test('T58: the pages that a browser may store are exactly these', () => {
  const patterns = patternsOf(appRoutes);
  expect(patterns.filter((pattern) => isStorablePath(pattern.replace(/:\w+/g, 'x'))).sort()).toEqual([
    '/',
    '/arcade/games',
    '/arcade/games/:game',
    '/arcade/games/:game/catalog/:item',
    '/arcade/games/developer/:developer',
    '/arcade/games/developer/:developer/announcements',
    '/arcade/games/developer/:developer/announcements/:announcement',
    '/arcade/games/tag/:tag',
    '/blog',
    '/blog/article/:article',
    '/hc',
    '/hc/contact',
    '/hc/guest',
    '/hc/legal/:page',
    '/hc/user',
    '/market',
  ]);
  expect(storablePages.filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});
