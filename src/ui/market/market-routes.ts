import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { lazyPart, loadPart } from '../app/load';

/** Routes of the shop, the emailed payment link and the return from a payment (spec 2 §2). */
export function marketRoutes({ openMarket, openTokens, session, authModal }: AppServices): RouteObject[] {
  return [
    {
      path: 'market',
      loader: async (args) => {
        const [{ shopLoader }, market] = await loadPart(() => Promise.all([import('./shop.loader'), openMarket()]));
        return shopLoader(market.loadShop)(args);
      },
      lazy: lazyPart(
        () => import('./shop.page'),
        openMarket,
        (route, market) => route.shopRoute(market, session, authModal),
      ),
    },
    {
      path: 'market/coins',
      loader: () => null,
      lazy: lazyPart(
        () => import('./coin-link.page'),
        openTokens,
        (route, links) => route.coinLinkRoute(links),
      ),
    },
    {
      path: 'market/coins/success',
      loader: () => null,
      lazy: lazyPart(
        () => import('./order.page'),
        openMarket,
        (route, market) => route.orderRoute(market, authModal),
      ),
    },
  ];
}
