import { WindowPageLife } from '../adapters/browser/window-page-life';
import { httpMarketGateway } from '../adapters/http/http-market-gateway';
import { SystemTimeZone } from '../adapters/system/system';
import { FollowOrder } from '../application/market/follow-order.use-case';
import { LoadShop } from '../application/market/load-shop.use-case';
import { MakePurchase } from '../application/market/make-purchase.use-case';
import type { MarketGateway } from '../application/market/market-gateway.port';
import { PurchasesState } from '../application/market/purchases-state';
import type { MarketServices } from '../ui/market/market-services';
import { OrderViewModel } from '../ui/market/order.view-model';
import type { ShopDependencies } from '../ui/market/shop.view-model';
import { ShopViewModel } from '../ui/market/shop.view-model';
import { followAccountTokens, refreshAccountModule } from './follow-account.part';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

export const marketTokens = named({
  marketGateway: token<MarketGateway>(),
  purchases: token<PurchasesState>(),
  makePurchase: token<MakePurchase>(),
  followOrder: token<FollowOrder>(),
  shop: token<ShopDependencies>(),
  loadShop: token<LoadShop>(),
  createShop: token<MarketServices['createShop']>(),
  createOrder: token<MarketServices['createOrder']>(),
  services: token<MarketServices>(),
});
const own = marketTokens;

const marketModule: Module = (wiring) => {
  wiring.port(t.pageLife, () => new WindowPageLife(window), []);
  wiring.port(t.timeZone, () => new SystemTimeZone(), []);
  wiring.port(own.marketGateway, httpMarketGateway, [t.http]);
  wiring.singleton(own.purchases, () => new PurchasesState(), []);
  wiring.singleton(own.makePurchase, (...dependencies) => new MakePurchase(...dependencies), [
    own.marketGateway,
    t.sessionState,
    own.purchases,
    followAccountTokens.refreshAccount,
  ]);
  wiring.singleton(own.followOrder, (...dependencies) => new FollowOrder(...dependencies), [
    own.marketGateway,
    t.sessionState,
    followAccountTokens.refreshAccount,
    t.attention,
    t.clock,
  ]);
  wiring.record(own.shop, {
    makePurchase: own.makePurchase,
    purchases: own.purchases,
    session: t.sessionState,
    promptSignIn: t.promptSignIn,
    dialogs: t.dialogState,
    notices: t.noticesState,
    presence: t.xrPresence,
    device: t.device,
    random: t.random,
    clock: t.clock,
    pageLife: t.pageLife,
    timeZone: t.timeZone,
  });
  wiring.singleton(own.loadShop, (gateway) => new LoadShop(gateway), [own.marketGateway]);
  wiring.singleton(own.createShop, (shop) => (depart) => new ShopViewModel(shop, depart), [own.shop]);
  wiring.singleton(
    own.createOrder,
    (follow, session): MarketServices['createOrder'] =>
      (order) =>
        new OrderViewModel(follow, session, order),
    [own.followOrder, t.sessionState],
  );
  wiring.record(own.services, { loadShop: own.loadShop, createShop: own.createShop, createOrder: own.createOrder });
};

/** The pages of the shop; loaded with the first of them. */
export const marketPart: Part<MarketServices> = {
  services: own.services,
  modules: [refreshAccountModule, marketModule],
};
