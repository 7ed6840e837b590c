import { WindowPageLife } from '../adapters/browser/window-page-life';
import { SystemTimeZone } from '../adapters/system/system-time-zone';
import type { MarketServices } from '../ui/market/market-services';
import { openMarket } from './open-market';
import type { Wiring } from './wiring';

/** Makes in a tab what only the shop's pages need; its script comes with the first of them. */
export function openBrowserMarket(wiring: Wiring): MarketServices {
  return openMarket(wiring, new WindowPageLife(window), new SystemTimeZone());
}
