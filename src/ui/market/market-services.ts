import type { LoadShop } from '../../application/market/load-shop.use-case';
import type { OrderViewModel } from './order.view-model';
import type { ShopViewModel } from './shop.view-model';

/** Services of the shop's pages. */
export interface MarketServices {
  readonly loadShop: LoadShop;
  /** `depart` navigates to the payment page with a full page load. */
  readonly createShop: (depart: (url: string) => void) => ShopViewModel;
  /** `order` is the order id of the address, if any. */
  readonly createOrder: (order: string | undefined) => OrderViewModel;
}
