import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import { pageFailure } from '../errors/page-failure';

/** Returns the data of a successful result; throws the page's failure otherwise. */
export function loaded<T>(answer: Result<T, ApiFailure>): T {
  if (answer.ok) return answer.value;
  // React Router expects loaders to throw the error to show.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw pageFailure(answer.error);
}

/** Loads a page's script; a failed download counts as a network failure. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    // React Router expects loaders to throw the error to show.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw pageFailure({ kind: 'network' });
  }
}

/** A route's screen that comes together with the services of its part of the portal. */
export function lazyPart<Route, Services, Screen>(
  bring: () => Promise<Route>,
  open: () => Promise<Services>,
  make: (route: Route, services: Services) => Screen,
): () => Promise<Screen> {
  return async () => {
    const [route, services] = await loadPart(() => Promise.all([bring(), open()]));
    return make(route, services);
  };
}
