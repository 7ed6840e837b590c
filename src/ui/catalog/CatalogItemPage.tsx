import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CatalogItemPage as CatalogItemPageData } from '../../domain/market/catalog-item-page';
import type { ArcadeServices } from '../app/arcade-services';
import { RichText } from '../content/RichText';
import { Container } from '../shared/Container';
import { Picture } from '../shared/Picture';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { Layout, Stage, Words } from './item.styles';
import { ItemActions } from './ItemActions';
import { ItemFacts } from './ItemFacts';
import { ItemList } from './ItemList';
import { ItemPrice } from './ItemPrice';

export interface CatalogItemPageProps extends Pick<ArcadeServices, 'createItemLink' | 'createItemPurchase'> {
  readonly page: CatalogItemPageData;
}

/** Something that can be had in a game: what it is, what it costs, and how it is had (spec 2 §2). */
export const CatalogItemPage = observer(function CatalogItemPage({ page, ...create }: CatalogItemPageProps) {
  const { item, others } = page;
  const { game } = item;
  return (
    <Page>
      <Layout>
        <Stage>
          <Picture kind="item" picture={item.thumbnail} alt="" priority />
        </Stage>
        <Words>
          <Game to={`/arcade/games/${game.slug}`}>{game.title}</Game>
          <h1>{item.name}</h1>
          <ItemPrice item={item} large />
          {item.description === '' ? null : <RichText html={item.description} />}
          <ItemFacts item={item} />
          <ItemActions item={item} {...create} />
        </Words>
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
