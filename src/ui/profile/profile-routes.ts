import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';

/** Route of the public profile (spec 2 §2). */
export function profileRoutes(services: AppServices): RouteObject[] {
  const { openBrowse } = services;
  return [
    {
      path: 'community/user/:user',
      loader: async ({ params, request }) => {
        const { profileGateway } = await loadPart(openBrowse);
        return loaded(await profileGateway.profile(params['user'] ?? '', request.signal));
      },
      lazy: lazyPart(
        () => import('./profile.page'),
        openBrowse,
        (route, arcade) => route.profileRoute(services, arcade),
      ),
    },
  ];
}
