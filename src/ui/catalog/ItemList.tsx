import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import { SectionHeader } from '../shared/SectionHeader';
import { space } from '../theme/space';
import { itemAddress } from './item-address';
import type { ItemCardLinkProps } from './ItemCardLink';
import { ItemCardLink } from './ItemCardLink';

export interface ItemListProps extends Pick<ItemCardLinkProps, 'onOpen' | 'ofGames'> {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CatalogItem[];
}

/** What can be had in a game, under a heading. */
export const ItemList = observer(function ItemList({ id, title, items, onOpen, ofGames }: ItemListProps) {
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title} />
      <Grid>
        {items.map((item) => (
          <li key={itemAddress(item)}>
            <ItemCardLink item={item} onOpen={onOpen} ofGames={ofGames} />
          </li>
        ))}
      </Grid>
    </section>
  );
});

/* The rows' own room lies outside, so that pictures stand below the heading. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)};
  margin-inline: -${space(2)};
`;
