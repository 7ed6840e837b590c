import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import { formatDollars } from '../../domain/market/money';
import type { OrderStand, OrderStanding } from '../../domain/market/purchase-order';
import { assertNever } from '../../domain/shared/assert-never';
import type { RouteHandle, PageHead } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { coinsText } from '../catalog/item.texts';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { NeedsScript } from '../shared/NeedsScript';
import type { StatusSceneProps } from '../shared/StatusScene';
import { StatusScene } from '../shared/StatusScene';
import { useScreen } from '../shared/use-screen';
import { destinations } from '../shell/destinations';
import type { MarketServices } from './market-services';
import type { OrderViewModel, OrderView } from './order.view-model';

type OrderWords = Pick<StatusSceneProps, 'state' | 'title' | 'text'>;

/** What the page says of an order; it claims a purchase only once the server has. */
function orderWords(view: OrderView, balance: number | undefined): OrderWords {
  switch (view.kind) {
    case 'looking':
      return { state: 'busy', title: 'Looking Up Your Purchase', text: 'One moment please.' };
    case 'known':
      return knownWords[view.standing.state](view.standing, balance ?? 0);
    case 'signed-out':
      return {
        state: 'closed',
        title: 'Log In to See Your Purchase',
        text: 'How a purchase stands is told to its buyer only. Coins that were paid for come to the account in any case.',
      };
    case 'unknown':
      return {
        state: 'error',
        title: 'No Purchase Here',
        text: 'The address of this page names no purchase of yours. All that you have bought is listed in your account.',
      };
    case 'unanswered':
      return {
        state: 'error',
        title: 'Purchase Unknown',
        text: `${view.message} Coins that were paid for come to your account in any case.`,
      };
    default:
      return assertNever(view);
  }
}

const takenText = (taken: number): string =>
  taken > 0
    ? `${coinsText(taken)} ${taken === 1 ? 'was' : 'were'} taken back.`
    : 'No coins were taken back, as they had been spent.';

const knownWords: Readonly<Record<OrderStand, (standing: OrderStanding, balance: number) => OrderWords>> = {
  paid: ({ amount }, balance) => ({
    state: 'success',
    title: 'Purchase Complete',
    text: `${coinsText(amount)} have been added to your account. You have ${coinsText(balance)} now.`,
  }),
  waiting: ({ amount, price }) => ({
    state: 'busy',
    title: 'Waiting for Your Payment',
    text: `Your payment of ${formatDollars(price)} for ${coinsText(amount)} has not been confirmed yet. The coins come by themselves as soon as it is, also when you leave this page.`,
  }),
  failed: ({ amount, price }) => ({
    state: 'error',
    title: 'Payment Not Completed',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} did not go through. No coins were added.`,
  }),
  disputed: ({ amount, price, taken }) => ({
    state: 'error',
    title: 'Payment Disputed',
    text: `Your bank has asked for the payment of ${formatDollars(price)} for ${coinsText(amount)} back. ${takenText(taken)}${taken > 0 ? ' What was taken comes back if the bank decides for the payment.' : ''}`,
  }),
  refunded: ({ amount, price, taken }, balance) => ({
    state: 'error',
    title: 'Payment Given Back',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} was given back. ${takenText(taken)} You have ${coinsText(balance)} now.`,
  }),
};

interface OrderPageProps {
  readonly createOrder: () => OrderViewModel;
  readonly authModal: AuthModalViewModel;
}

const NO_SCRIPT =
  'This page needs JavaScript to tell how your purchase stands. Coins that were paid for come to your account without it.';

/** The title follows what has come of it; until then it is the route's. */
function endHead({ state, title }: OrderWords): PageHead | undefined {
  return state === 'busy' ? undefined : { title, description: title, path: '/market/coins/success', noIndex: true };
}

/** Where a buyer comes back to from a payment (spec 2 §2). */
const OrderPage = observer(function OrderPage({ createOrder, authModal }: OrderPageProps) {
  const { view, balance } = useScreen(createOrder);
  const words = orderWords(view, balance);
  useDocumentHead(endHead(words));
  const paid = view.kind === 'known' && view.standing.state === 'paid';
  return (
    <StatusScene {...words} noScript={NO_SCRIPT}>
      {view.kind === 'signed-out' ? (
        <NeedsScript>
          <Button variant="primary" size="lg" icon="log-in" onClick={authModal.openLogin}>
            Login
          </Button>
        </NeedsScript>
      ) : (
        <ButtonLink to={ACCOUNT_HOME} variant={paid ? 'primary' : 'secondary'} size="lg" icon="layout-dashboard">
          Dashboard
        </ButtonLink>
      )}
      <ButtonLink to={destinations.shop.path} size="lg" icon="shopping-bag">
        Shop
      </ButtonLink>
    </StatusScene>
  );
});

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
