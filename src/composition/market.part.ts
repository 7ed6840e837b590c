import { WindowPageLife } from '../adapters/browser/window-page-life';
import { httpMarketGateway } from '../adapters/http/http-market-gateway';
import { httpSecurityGateway } from '../adapters/http/http-security-gateway';
import { SystemTimeZone } from '../adapters/system/system';
import { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import { FollowOrder } from '../application/market/follow-order.use-case';
import { LoadShop } from '../application/market/load-shop.use-case';
import { MakePurchase } from '../application/market/make-purchase.use-case';
import { PurchasesState } from '../application/market/purchases-state';
import { FindUnverifiedAddress } from '../application/security/find-unverified-address.use-case';
import { RefreshAccount } from '../application/session/refresh-account.use-case';
import type { PageLife } from '../application/system/page-life.port';
import type { TimeZone } from '../domain/shared/time-zone';
import type { MarketServices } from '../ui/market/market-services';
import { OrderViewModel } from '../ui/market/order.view-model';
import { ShopViewModel } from '../ui/market/shop.view-model';
import { tokens } from './tokens';
import type { Wiring } from './wiring';

/** Creates the services of the shop pages. */
export function openMarket(wiring: Wiring, pageLife: PageLife, timeZone: TimeZone): MarketServices {
  const gateway = httpMarketGateway(wiring.get(tokens.http));
  const security = httpSecurityGateway(wiring.get(tokens.http));
  const session = wiring.get(tokens.sessionState);
  const clock = wiring.get(tokens.clock);
  const purchases = new PurchasesState();
  const followOrder = new FollowOrder(
    gateway,
    session,
    new RefreshAccount(session, wiring.get(tokens.sessionStore), wiring.get(tokens.sessionGateway)),
    wiring.get(tokens.attention),
    clock,
  );
  const dependencies = {
    makePurchase: new MakePurchase(gateway, session, purchases),
    purchases,
    session,
    findUnverifiedAddress: new FindUnverifiedAddress(security),
    sendVerificationMail: security,
    promptSignIn: new PromptSignIn(session, wiring.get(tokens.authModalState)),
    dialogs: wiring.get(tokens.dialogState),
    notices: wiring.get(tokens.noticesState),
    presence: wiring.get(tokens.xrPresence),
    device: wiring.get(tokens.device),
    random: wiring.get(tokens.random),
    clock,
    pageLife,
    timeZone,
  };
  return {
    loadShop: new LoadShop(gateway),
    createShop: (depart) => new ShopViewModel(dependencies, depart),
    createOrder: (order) => new OrderViewModel(followOrder, session, order),
  };
}

/** Creates the shop services of a tab; the script is loaded with the first shop page. */
export function openBrowserMarket(wiring: Wiring): MarketServices {
  return openMarket(wiring, new WindowPageLife(window), new SystemTimeZone());
}
