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
  /** Takes a plain press in the link's stead. */
  readonly onOpen?: ((item: CatalogItem) => void) | undefined;
  /** Among items of several games: each names its own. */
  readonly ofGames?: boolean | undefined;
}

/** A catalogue item in a list: the whole row is one link. */
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
      <Words>
        <Name>{item.name}</Name>
        {ofGames ? <Game>{item.game.title}</Game> : null}
        <ItemPrice item={item} />
      </Words>
    </RowLink>
  );
});

const Words = styled.span`
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
