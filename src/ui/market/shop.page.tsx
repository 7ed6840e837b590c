import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import { useScreen } from '../shared/use-screen';
import type { MarketServices } from './market-services';
import { shopHead } from './shop.head';
import type { ShopPageData } from './shop-page-data';
import { ShopPage } from './ShopPage';

const depart = (url: string) => {
  window.location.assign(url);
};

/** What the shop's address shows, fetched when it is first asked for. */
export function shopRoute(
  { createShop, createOrder }: Pick<MarketServices, 'createShop' | 'createOrder'>,
  session: SessionViewModel,
  authModal: AuthModalViewModel,
) {
  const Component = observer(function ShopRoute() {
    const page = useLoaderData<ShopPageData>();
    const shop = useScreen(() => createShop(depart));
    return <ShopPage page={page} shop={shop} session={session} authModal={authModal} createOrder={createOrder} />;
  });
  return { Component, handle: shopHead } satisfies RouteObject;
}
