import { observer } from 'mobx-react-lite';
import { ACCOUNT_HOME } from '../../domain/auth/auth-route';
import type { PageHead } from '../app/page-head';
import { useDocumentHead } from '../app/use-document-head';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { NeedsScript } from '../shared/NeedsScript';
import { StatusScene } from '../shared/StatusScene';
import { useScreen } from '../shared/use-screen';
import { destinations } from '../shell/destinations';
import type { OrderViewModel } from './order.view-model';
import type { OrderWords } from './order.texts';
import { orderWords } from './order.texts';

export interface OrderPageProps {
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
export const OrderPage = observer(function OrderPage({ createOrder, authModal }: OrderPageProps) {
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
