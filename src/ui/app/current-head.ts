import type { PageFailure } from '../errors/page-failure';
import { errorHead } from '../errors/error-head';
import { shownError } from '../errors/shown-error';
import type { PageHead, RouteHandle } from './page-head';

interface Match {
  readonly route: { readonly id: string; readonly handle?: unknown };
}

/** Returns the head of the shown page: the innermost route's, or the error's. */
export function currentHead(
  matches: readonly Match[],
  loaderData: Readonly<Record<string, unknown>>,
  failure: PageFailure | undefined,
  path: string,
): PageHead {
  if (failure !== undefined) {
    return errorHead(shownError(failure), path);
  }
  const match = matches.findLast(({ route }) => isRouteHandle(route.handle));
  if (match === undefined || !isRouteHandle(match.route.handle)) return { description: '', path, noIndex: true };
  return match.route.handle.head(loaderData[match.route.id], path);
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle;
}
