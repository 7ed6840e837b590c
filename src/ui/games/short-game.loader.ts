import type { LoaderFunctionArgs } from 'react-router-dom';
import { data, redirect } from 'react-router-dom';
import { shortGameTarget } from '../../domain/games/short-game-address';

/** Leads from a short address to the game's page; the short one never stands in the history (spec 2 §2). */
export function shortGameLoader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const target = shortGameTarget(pathname, search);
  // React Router takes what a loader throws as the error to show.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (target === undefined) throw data(null, { status: 404 });
  return redirect(target);
}
