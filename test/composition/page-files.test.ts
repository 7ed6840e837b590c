import { existsSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routePattern } from '../../src/composition/follow-pages';
import { pageFiles } from '../../src/ui/app/page-files';
import { appRoutes } from './support/app-routes';

/** Patterns of all routes whose script is loaded on demand. */
function lazyPatterns(routes: readonly RouteObject[], above: readonly RouteObject[] = []): readonly string[] {
  return routes.flatMap((route) => {
    const path = [...above, route];
    const children = lazyPatterns(route.children ?? [], path);
    return route.lazy === undefined || route.children !== undefined ? children : [routePattern(path), ...children];
  });
}

/** Pages that open over another page, and pages that a link in an email or of a login provider opens once. */
const seldomFirst = /^\/(auth|register|login|market\/(subscription|coins)|dev)/;

test('every page with a script of its own names its files', () => {
  const patterns = lazyPatterns(appRoutes);
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !seldomFirst.test(pattern) && pageFiles[pattern] === undefined)).toEqual([]);
});

test('every named page and file exists', () => {
  const patterns = lazyPatterns(appRoutes);
  expect(Object.keys(pageFiles).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
  expect([...new Set(Object.values(pageFiles).flat())].filter((file) => !existsSync(file))).toEqual([]);
});
