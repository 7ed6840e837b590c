import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CatalogItem } from '../../domain/games/game';
import { SectionHeader } from '../shared/SectionHeader';
import { isPlainPress } from '../shared/is-plain-press';
import { RowLink, RowPicture } from '../shared/row-link';
import { space, theme } from '../theme/theme';
import { ItemPrice } from './ItemActions';
import { itemAddress } from './item.texts';

interface ItemCardLinkProps {
  readonly item: CatalogItem;
  /** Handles a plain click instead of following the link. */
  readonly onOpen?: ((item: CatalogItem) => void) | undefined;
  /** Shows each item's game, for lists with items of several games. */
  readonly ofGames?: boolean | undefined;
}

/** An item in a list; the entire row is a link. */
const ItemCardLink = observer(function ItemCardLink({ item, onOpen, ofGames = false }: ItemCardLinkProps) {
  return (
    <RowLink
      to={itemAddress(item)}
      onClick={(event) => {
        if (onOpen === undefined || !isPlainPress(event)) return;
        event.preventDefault();
        onOpen(item);
      }}
    >
      <RowPicture $width={88} kind="item" picture={item.thumbnail} alt="" />
      <Text>
        <Name>{item.name}</Name>
        {ofGames ? <Game>{item.game.title}</Game> : null}
        <ItemPrice item={item} />
      </Text>
    </RowLink>
  );
});

const Text = styled.span`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

const Name = styled.strong`
  font: 600 ${theme.size.md} / 1.25 ${theme.font.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

const Game = styled.span`
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  overflow-wrap: anywhere;
`;

export interface ItemListProps extends Pick<ItemCardLinkProps, 'onOpen' | 'ofGames'> {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CatalogItem[];
}

/** A titled list of items. */
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

/* Negative margin aligns the pictures with the heading. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space(2)};
  margin-inline: -${space(2)};
`;
