import { loadPart } from './load';

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
