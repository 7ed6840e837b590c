import type { RouteObject } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loadPart } from '../app/load-part';

/** The shop, and where a mailed link and a payment lead to (spec 2 §2). */
export function marketRoutes({ openMarket, openTokens, session, authModal }: AppServices): RouteObject[] {
  return [
    {
      path: 'market',
      loader: async (args) => {
        const [{ shopLoader }, market] = await loadPart(() => Promise.all([import('./shop.loader'), openMarket()]));
        return shopLoader(market.loadShop)(args);
      },
      lazy: async () => {
        const [route, market] = await loadPart(() => Promise.all([import('./shop.route'), openMarket()]));
        return route.shopRoute(market, session, authModal);
      },
    },
    {
      path: 'market/coins',
      loader: () => null,
      lazy: async () => {
        const [route, links] = await loadPart(() => Promise.all([import('./coin-link.route'), openTokens()]));
        return route.coinLinkRoute(links);
      },
    },
    {
      path: 'market/coins/success',
      loader: () => null,
      lazy: async () => {
        const [route, market] = await loadPart(() => Promise.all([import('./order.route'), openMarket()]));
        return route.orderRoute(market, authModal);
      },
    },
  ];
}
