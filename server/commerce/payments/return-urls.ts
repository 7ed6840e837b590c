import type { PublicUrls } from '../../publishing/hosts/public-urls';

/** The page that tells how an order stands. */
export const orderPath = (orderId: string): string => `/market/coins/success?order=${orderId}`;

/** Where a buyer comes back to from a checkout: the page that says thank you, or the shop, which asks how the order stands. */
export function returnUrls(urls: PublicUrls, orderId: string): { readonly success: string; readonly cancel: string } {
  return {
    success: urls.portal(orderPath(orderId)),
    cancel: urls.portal(`/market?payment=cancelled&order=${orderId}`),
  };
}
