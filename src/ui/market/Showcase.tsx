import { observer } from 'mobx-react-lite';
import type { CatalogItem } from '../../domain/games/game';
import { ItemList } from '../catalog/ItemList';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { ListFailed } from '../shared/ListFailed';
import { SectionHeader } from '../shared/SectionHeader';
import type { ShopPart } from './shop-page-data';

const TITLE = 'In-Game Content';

/** What coins buy in games (spec 2 §2). */
export const Showcase = observer(function Showcase({ items }: { readonly items: ShopPart<CatalogItem> }) {
  if (items.kind === 'failed') return <ListFailed heading={TITLE} message={items.message} />;
  if (items.entries.length > 0) return <ItemList id="content" title={TITLE} items={items.entries} ofGames />;
  return (
    <section aria-labelledby="content">
      <SectionHeader id="content" title={TITLE} />
      <EmptyState text="No game has anything to sell at the moment.">
        <ButtonLink to="/arcade/games" icon="gamepad">
          Find a game
        </ButtonLink>
      </EmptyState>
    </section>
  );
});
