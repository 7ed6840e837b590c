import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart, loaded, loadPart } from '../app/load';

/** Returns the route of an item's page (spec 2 §2). */
export function catalogRoutes({ openBrowse }: AppServices): RouteObject[] {
  return [
    {
      path: 'arcade/games/:game/catalog/:item',
      loader: async ({ params, request }) => {
        const { catalogGateway } = await loadPart(openBrowse);
        return loaded(await catalogGateway.item(params['game'] ?? '', params['item'] ?? '', request.signal));
      },
      lazy: lazyPart(
        () => import('./catalog-item.page'),
        openBrowse,
        (route, arcade) => route.catalogItemRoute(arcade),
      ),
    },
  ];
}
