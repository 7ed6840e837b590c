import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** Path of an order's page. */
export const orderPath = (orderId: string): string => `/market/coins/success?order=${orderId}`;

/** Returns the addresses after a checkout: the order's page, or the shop, which loads the order's state. */
export function returnUrls(urls: PublicUrls, orderId: string): { readonly success: string; readonly cancel: string } {
  return {
    success: urls.portal(orderPath(orderId)),
    cancel: urls.portal(`/market?payment=cancelled&order=${orderId}`),
  };
}
