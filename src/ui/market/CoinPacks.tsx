import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CoinOffer } from '../../domain/market/money';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { ListFailed } from '../shared/ListFailed';
import { SectionHeader } from '../shared/SectionHeader';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { CoinPack } from './CoinPack';
import type { MarketServices } from './market-services';
import type { OrderView } from './order.view-model';
import type { ShopPart } from './shop.texts';
import type { ShopViewModel } from './shop.view-model';

export interface CoinPacksProps {
  readonly offers: ShopPart<CoinOffer>;
  readonly shop: ShopViewModel;
}

const TITLE = 'Coin Packs';

/** Coin packs on sale, with VAT included (spec 2 §9). */
export const CoinPacks = observer(function CoinPacks({ offers, shop }: CoinPacksProps) {
  if (offers.kind === 'failed') return <ListFailed heading={TITLE} message={offers.message} />;
  return (
    <section aria-labelledby="coins">
      <SectionHeader id="coins" title={TITLE} />
      {offers.entries.length === 0 ? (
        <EmptyState icon="coins" text="There are no coin packs on sale right now." />
      ) : (
        <>
          <Grid>
            {offers.entries.map((offer, index) => (
              <CoinPack key={offer.amount} offer={offer} rank={index} shop={shop} />
            ))}
          </Grid>
          <Vat>Prices are in US dollars and include VAT.</Vat>
        </>
      )}
    </section>
  );
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  @media ${theme.from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(176px, 1fr));
    gap: ${space(4)};
  }
`;

const Vat = styled.p`
  margin-top: ${space(4)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
`;

type Orders = Pick<MarketServices, 'createOrder'>;

/** Note for a buyer who returns from the checkout without paying. */
export const CancelledPayment = observer(function CancelledPayment({ createOrder }: Orders) {
  const [query] = useSearchParams();
  const orderOfAddress = query.get('payment') === 'cancelled' ? (query.get('order') ?? undefined) : undefined;
  // Keeps the order after the query is removed from the address.
  const [order] = useState(orderOfAddress);
  return order === undefined ? null : <CancelledNote createOrder={createOrder} order={order} />;
});

const CancelledNote = observer(function CancelledNote({ createOrder, order }: Orders & { readonly order: string }) {
  const [, setQuery] = useSearchParams();
  const { view } = useScreen(() => {
    const screen = createOrder(order);
    const clearQuery = () => {
      setQuery({}, { replace: true, preventScrollReset: true });
    };
    return {
      get view() {
        return screen.view;
      },
      start: () => {
        const stopWaiting = when(() => screen.view.kind !== 'looking', clearQuery);
        const stop = screen.start();
        return () => {
          stopWaiting();
          stop();
        };
      },
    };
  });
  return isUnpaid(view) ? (
    <Note role="status">
      <Icon name="info" size={20} colour={theme.colour.info} />
      Payment cancelled. You haven’t been charged.
    </Note>
  ) : null;
});

/** Checks the server's answer, because anybody can open such an address at any time. */
function isUnpaid(view: OrderView): boolean {
  return view.kind === 'known' && (view.status.state === 'failed' || view.status.state === 'waiting');
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  margin-block: -${space(4)};
  padding: ${space(4)};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  & > svg {
    flex: none;
  }
`;
