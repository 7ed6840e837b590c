import type { PublicUrls } from '../hosts/public-urls';

/** Where a buyer comes back to from a checkout: the page that says thank you, or the shop. */
export function returnUrls(urls: PublicUrls, orderId: string): { readonly success: string; readonly cancel: string } {
  return {
    success: urls.portal(`/market/coins/success?order=${orderId}`),
    cancel: urls.portal('/market?payment=cancelled'),
  };
}
