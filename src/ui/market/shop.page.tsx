import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import { brand } from '../../domain/shared/brand';
import { ACCOUNT_PURCHASES } from '../account/account-pages';
import type { RouteHandle } from '../app/page-head';
import type { AuthModalViewModel } from '../auth/auth-modal.view-model';
import { loadAuthDialog } from '../auth/load-auth-dialog';
import { ItemList } from '../catalog/ItemList';
import { coinsText } from '../catalog/item.texts';
import type { SessionViewModel } from '../session/session.view-model';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { ListFailed } from '../shared/ListFailed';
import { NeedsScript } from '../shared/NeedsScript';
import { SectionHeader } from '../shared/SectionHeader';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { CancelledPayment, CoinPacks } from './CoinPacks';
import { PremiumPanel } from './PremiumPanel';
import type { MarketServices } from './market-services';
import type { ShopPageData, ShopPart } from './shop.texts';
import type { ShopViewModel } from './shop.view-model';

interface BalanceBarProps {
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** Balance of the player, or a prompt to log in or sign up (spec 2 §2). */
const BalanceBar = observer(function BalanceBar({ session, authModal }: BalanceBarProps) {
  const { user } = session;
  if (user === undefined)
    return (
      <Bar>
        <p>Log in or sign up to buy.</p>
        <NeedsScript>
          <AuthButtons onPointerEnter={loadAuthDialog.preload}>
            <Button onClick={authModal.openLogin}>Login</Button>
            <Button onClick={authModal.openRegister}>Sign Up</Button>
          </AuthButtons>
        </NeedsScript>
      </Bar>
    );
  return (
    <Bar>
      <Coins>
        <Icon name="coins" size={28} colour={theme.colour.warning} />
        <span>
          <Label>Your balance</Label>
          <Amount>{coinsText(user.balance)}</Amount>
        </span>
      </Coins>
      <ButtonLink to={ACCOUNT_PURCHASES} icon="history">
        Purchases
      </ButtonLink>
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(8)};
  min-height: 76px;
  padding: ${space(3)} ${space(5)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  box-shadow: ${theme.hairlineShadow};
  @media ${theme.below.medium} {
    width: 100%;
  }
`;

const AuthButtons = styled.span`
  display: flex;
  gap: ${space(2)};
`;

const Coins = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

const Label = styled.span`
  display: block;
  font-size: ${theme.size.xs};
  color: ${theme.colour.textSoft};
`;

const Amount = styled.strong`
  display: block;
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;

const TITLE = 'In-Game Content';

/** Items of games that coins can buy (spec 2 §2). */
const Showcase = observer(function Showcase({ items }: { readonly items: ShopPart<CatalogItem> }) {
  if (items.kind === 'failed') return <ListFailed heading={TITLE} message={items.message} />;
  if (items.entries.length > 0) return <ItemList id="content" title={TITLE} items={items.entries} ofGames />;
  return (
    <section aria-labelledby="content">
      <SectionHeader id="content" title={TITLE} />
      <EmptyState icon="package" text="There are no in-game items for sale right now.">
        <ButtonLink to="/arcade/games" icon="gamepad">
          Find a game
        </ButtonLink>
      </EmptyState>
    </section>
  );
});

interface ShopPageProps extends Pick<MarketServices, 'createOrder'> {
  readonly page: ShopPageData;
  readonly shop: ShopViewModel;
  readonly session: SessionViewModel;
  readonly authModal: AuthModalViewModel;
}

/** Shop page with coin packs, premium and in-game items (spec 2 §2). */
const ShopPage = observer(function ShopPage({ page, shop, session, authModal, createOrder }: ShopPageProps) {
  return (
    <Page>
      <Head>
        <div>
          <h1>Shop</h1>
          <About>Coins unlock Premium and in-game items.</About>
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
  @media ${theme.below.medium} {
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

/** Metadata for search engines. */
const shopHead: RouteHandle = {
  head: () => ({
    title: 'Shop',
    description: `Buy coins, go ad-free with Premium and get in-game items for VR games on ${brand.siteName}.`,
    path: '/market',
    type: 'website',
  }),
};

const depart = (url: string) => {
  window.location.assign(url);
};

/** Creates the route of the shop. */
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
