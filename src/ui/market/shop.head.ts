import { brand } from '../../domain/shared/brand';
import type { RouteHandle } from '../app/page-head';

/** What search engines are told of the shop. */
export const shopHead: RouteHandle = {
  head: () => ({
    title: 'Shop',
    description: `Coins, a month without ads, and things for VR games: what there is to buy on ${brand.siteName}.`,
    path: '/market',
    type: 'website',
  }),
};
