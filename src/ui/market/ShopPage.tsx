import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { BalanceBar } from './BalanceBar';
import { CancelledPayment } from './CancelledPayment';
import { CoinPacks } from './CoinPacks';
import type { MarketServices } from './market-services';
import { PremiumPanel } from './PremiumPanel';
import type { ShopPageData } from './shop-page-data';
import type { ShopViewModel } from './shop.view-model';
import { Showcase } from './Showcase';

export interface ShopPageProps extends Pick<MarketServices, 'createOrder'> {
  readonly page: ShopPageData;
  readonly shop: ShopViewModel;
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** The shop: coins, premium, and what coins buy in games (spec 2 §2). */
export const ShopPage = observer(function ShopPage({ page, shop, session, authModal, createOrder }: ShopPageProps) {
  return (
    <Page>
      <Head>
        <div>
          <h1>Shop</h1>
          <About>Coins for premium, and for things in games.</About>
        </div>
        <BalanceBar session={session} authModal={authModal} />
      </Head>
      <CancelledPayment createOrder={createOrder} />
      <CoinPacks offers={page.offers} shop={shop} />
      <PremiumPanel shop={shop} />
      <Showcase items={page.showcase} />
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(12)};
  padding-block: ${space(8)} ${space(16)};
  @media (max-width: 639px) {
    gap: ${space(8)};
    padding-top: ${space(5)};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(8)};
  h1 {
    font-size: clamp(1.75rem, 4vw, ${theme.size.xxl});
  }
`;

const About = styled.p`
  margin-top: ${space(2)};
  color: ${theme.colour.textSoft};
`;
