import type { LoaderFunctionArgs } from 'react-router-dom';
import { data, redirect } from 'react-router-dom';
import type { FindRedirect } from '../../application/content/find-redirect.use-case';

/** Asks whether an unknown path has moved before the 404 is shown, and goes there if so (spec 1 §2). */
export function notFoundLoader(findRedirect: FindRedirect) {
  return async ({ request }: LoaderFunctionArgs) => {
    const to = await findRedirect.execute(new URL(request.url).pathname, request.signal);
    return to === undefined ? data(null, { status: 404 }) : redirect(to, 301);
  };
}
