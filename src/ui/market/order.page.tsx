import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '../app/page-head';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { MarketServices } from './market-services';
import { OrderPage } from './OrderPage';

const handle: RouteHandle = {
  head: (_data, path) => ({
    title: 'Your Purchase',
    description: 'Tells how a purchase of coins stands.',
    path,
    noIndex: true,
  }),
};

/** The page that a payment leads back to, fetched when it is first opened. */
export function orderRoute({ createOrder }: Pick<MarketServices, 'createOrder'>, authModal: AuthModalViewModel) {
  const Component = observer(function OrderRoute() {
    const [query] = useSearchParams();
    const order = query.get('order') ?? undefined;
    return <OrderPage key={order} createOrder={() => createOrder(order)} authModal={authModal} />;
  });
  return { Component, handle } satisfies RouteObject;
}
