import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useLoaderData, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItemPage as CatalogItemPageData } from '../../domain/market/catalog-item-page';
import { itemCost } from '../../domain/market/item-price';
import type { BrowseServices } from '../app/browse-services';
import type { PageHead, RouteHandle } from '../app/page-head';
import { RichText } from '../content/RichText';
import { Container } from '../shared/Container';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { ItemActions, ItemFacts, ItemPrice } from './ItemActions';
import { ItemList } from './ItemList';
import { itemAddress, coinsText } from './item.texts';

/** Head of an item's page for search engines and share cards. */
const catalogItemHead: RouteHandle = {
  head: (data) => headOf(data as CatalogItemPageData),
};

// No structured data: offers in schema.org need a currency, and coins are none.
function headOf({ item }: CatalogItemPageData): PageHead {
  const { name, game } = item;
  return {
    title: `${name} - ${game.title}`,
    description: `${name}, in-game content of ${game.title}, for ${coinsText(itemCost(item))}.`,
    path: itemAddress(item),
    trail: [
      { name: 'VR Games', path: '/arcade/games' },
      { name: game.title, path: `/arcade/games/${game.slug}` },
    ],
  };
}

const Layout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)} ${space(14)};
  @media ${theme.from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
  }
`;

/* Light from the item's picture on the background. */
const Stage = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  max-width: 520px;
  justify-self: center;
  border-radius: ${theme.radius.panel};
  box-shadow: ${theme.shadow};
  @media ${theme.below.large} {
    max-width: 300px;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  h1 {
    margin-top: -${space(4)};
    font-size: clamp(2rem, 4vw, 3rem);
    overflow-wrap: anywhere;
  }
`;

interface CatalogItemPageProps extends Pick<BrowseServices, 'createItemLink' | 'createItemPurchase'> {
  readonly page: CatalogItemPageData;
}

/** The page of an item: description, price and actions (spec 2 §2). */
const CatalogItemPage = observer(function CatalogItemPage({ page, ...create }: CatalogItemPageProps) {
  const { item, others } = page;
  const { game } = item;
  return (
    <Page>
      <Layout>
        <Stage>
          <Picture kind="item" picture={item.thumbnail} alt="" priority />
        </Stage>
        <Text>
          <Game to={`/arcade/games/${game.slug}`}>{game.title}</Game>
          <h1>{item.name}</h1>
          <ItemPrice item={item} large />
          {item.description === '' ? null : <RichText html={item.description} />}
          <ItemFacts item={item} />
          <ItemActions item={item} {...create} />
        </Text>
      </Layout>
      {others.length === 0 ? null : <ItemList id="others" title={`More from ${game.title}`} items={others} />}
    </Page>
  );
});

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-block: ${space(6)} ${space(16)};
`;

const Game = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${theme.target};
  font-weight: 600;
  color: ${theme.colour.cyan};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Returns the lazily loaded part of the item route. */
export function catalogItemRoute(services: Pick<BrowseServices, 'createItemLink' | 'createItemPurchase'>) {
  const { createItemLink, createItemPurchase } = services;
  const Component = observer(function CatalogItemRoute() {
    const page = useLoaderData<CatalogItemPageData>();
    const create = { createItemLink, createItemPurchase };
    return <CatalogItemPage key={itemAddress(page.item)} page={page} {...create} />;
  });
  return { Component, handle: catalogItemHead } satisfies RouteObject;
}
