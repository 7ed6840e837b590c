import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { formatDollars } from '../../domain/market/money';
import type { OrderState, OrderStatus } from '../../domain/market/purchase-order';
import { assertNever } from '../../domain/shared/assert-never';
import type { RouteHandle, PageHead } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { ACCOUNT_HOME } from '../auth/auth-route.machine';
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

type OrderTexts = Pick<StatusSceneProps, 'state' | 'title' | 'text'>;

/** Returns the texts for an order. Only a paid order of the server counts as purchased. */
function orderTexts(view: OrderView, balance: number | undefined): OrderTexts {
  switch (view.kind) {
    case 'looking':
      return { state: 'busy', title: 'Looking Up Your Purchase', text: 'One moment, please.' };
    case 'known':
      return knownTexts[view.status.state](view.status, balance ?? 0);
    case 'signed-out':
      return {
        state: 'closed',
        title: 'Log In to See Your Purchase',
        text: 'Log in with the account you bought the coins with. Coins you’ve paid for are added to it automatically.',
      };
    case 'unknown':
      return {
        state: 'error',
        title: 'Purchase Not Found',
        text: 'We couldn’t find that purchase. You can see all your purchases in your account.',
      };
    case 'unanswered':
      return {
        state: 'error',
        title: 'Status Unavailable',
        text: `${view.message} Coins you’ve paid for are added to your account automatically.`,
      };
    default:
      return assertNever(view);
  }
}

const takenText = (taken: number): string =>
  taken > 0 ? `${coinsText(taken)} ${taken === 1 ? 'was' : 'were'} taken back.` : 'No coins were taken back.';

const knownTexts: Readonly<Record<OrderState, (status: OrderStatus, balance: number) => OrderTexts>> = {
  paid: ({ amount }, balance) => ({
    state: 'success',
    title: 'Purchase Complete',
    text: `${coinsText(amount)} have been added to your account. You now have ${coinsText(balance)}.`,
  }),
  waiting: ({ amount, price }) => ({
    state: 'busy',
    title: 'Waiting for Your Payment',
    text: `Your payment of ${formatDollars(price)} for ${coinsText(amount)} hasn’t been confirmed yet. You can leave this page: we’ll add the coins as soon as it is.`,
  }),
  failed: ({ amount, price }) => ({
    state: 'error',
    title: 'Payment Not Completed',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} did not go through. No coins were added.`,
  }),
  disputed: ({ amount, price, taken }) => ({
    state: 'error',
    title: 'Payment Disputed',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} was disputed with your bank. ${takenText(taken)}${taken > 0 ? ' You’ll get them back if the bank confirms the payment.' : ''}`,
  }),
  refunded: ({ amount, price, taken }, balance) => ({
    state: 'error',
    title: 'Payment Refunded',
    text: `The payment of ${formatDollars(price)} for ${coinsText(amount)} was refunded. ${takenText(taken)} You now have ${coinsText(balance)}.`,
  }),
};

interface OrderPageProps {
  readonly createOrder: () => OrderViewModel;
  readonly authModal: AuthModalViewModel;
}

const NO_SCRIPT =
  'Turn on JavaScript to see the status of your purchase. Coins you’ve paid for are added to your account automatically.';

/** Returns the head for a final state; a pending order keeps the head of the route. */
function endHead({ state, title }: OrderTexts): PageHead | undefined {
  return state === 'busy' ? undefined : { title, description: title, path: '/market/coins/success', noIndex: true };
}

/** Page that a payment returns to (spec 2 §2). */
const OrderPage = observer(function OrderPage({ createOrder, authModal }: OrderPageProps) {
  const { view, balance } = useScreen(createOrder);
  const texts = orderTexts(view, balance);
  useDocumentHead(endHead(texts));
  const paid = view.kind === 'known' && view.status.state === 'paid';
  return (
    <StatusScene {...texts} noScript={NO_SCRIPT}>
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
    description: 'Status of your coin purchase.',
    path,
    noIndex: true,
  }),
};

/** Creates the route that a payment returns to. */
export function orderRoute({ createOrder }: Pick<MarketServices, 'createOrder'>, authModal: AuthModalViewModel) {
  const Component = observer(function OrderRoute() {
    const [query] = useSearchParams();
    const order = query.get('order') ?? undefined;
    return <OrderPage key={order} createOrder={() => createOrder(order)} authModal={authModal} />;
  });
  return { Component, handle } satisfies RouteObject;
}
