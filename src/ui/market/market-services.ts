import type { LoadShop } from '../../application/market/load-shop.use-case';
import type { OrderViewModel } from './order.view-model';
import type { ShopViewModel } from './shop.view-model';

/** What the shop's pages are given. */
export interface MarketServices {
  readonly loadShop: LoadShop;
  /** `depart` leaves for a payment, with a load of the whole page. */
  readonly createShop: (depart: (url: string) => void) => ShopViewModel;
  /** The order that an address names, if it names any. */
  readonly createOrder: (order: string | undefined) => OrderViewModel;
}
