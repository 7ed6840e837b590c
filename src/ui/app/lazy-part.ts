import { loadPart } from './load';

/** Loads a route's screen together with the services of its part of the portal. */
export function lazyPart<Route, Services, Screen>(
  load: () => Promise<Route>,
  open: () => Promise<Services>,
  make: (route: Route, services: Services) => Screen,
): () => Promise<Screen> {
  return async () => {
    const [route, services] = await loadPart(() => Promise.all([load(), open()]));
    return make(route, services);
  };
}
