import { WindowPageLife } from '../adapters/browser/window-page-life';
import { SystemTimeZone } from '../adapters/system/system';
import type { MarketServices } from '../ui/market/market-services';
import { openMarket } from './open-market';
import type { Wiring } from './wiring';

/** Creates the shop services of a tab; the script is loaded with the first shop page. */
export function openBrowserMarket(wiring: Wiring): MarketServices {
  return openMarket(wiring, new WindowPageLife(window), new SystemTimeZone());
}
