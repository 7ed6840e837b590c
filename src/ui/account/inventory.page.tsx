import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameBelongings, Belonging } from '../../domain/inventory/belongings';
import { itemAddress } from '../catalog/item.texts';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { Picture } from '../shared/Picture';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space, theme } from '../theme/theme';
import { AccountList } from './AccountList';
import { EntriesSkeleton } from './EntriesSkeleton';
import { useAccountList } from './account-list.view-model';
import type { AccountServices } from './account-services';
import { accountHead } from './account-notices';
import { Page, Section } from './account.styles';
import { Entries, Entry, Words } from './purchase.styles';

/** Returns the label of an item's duration; the expiry date follows it if there is one. */
function ownedText({ consumable, count, expires }: Pick<Belonging, 'consumable' | 'count' | 'expires'>): string {
  if (expires !== undefined) return count === 1 ? 'Until ' : 'First one expires ';
  return consumable ? 'Consumable' : 'Yours to keep';
}

interface BelongingEntryProps {
  /** Slug of the game. */
  readonly game: string;
  readonly item: Belonging;
}

/** One kind of owned item with its count and expiry. */
const BelongingEntry = observer(function BelongingEntry({ game, item }: BelongingEntryProps) {
  const { slug, name, thumbnail, count, expires, listed } = item;
  return (
    <Entry>
      <Thumbnail kind="item" picture={thumbnail} alt="" sizes="64px" />
      <Words>
        <h3>{listed ? <ItemLink to={itemAddress({ slug, game: { slug: game } })}>{name}</ItemLink> : name}</h3>
        <p>
          {ownedText(item)}
          {expires === undefined ? null : <DateText date={expires} flows />}
        </p>
      </Words>
      <Count>
        <VisuallyHidden>Count: </VisuallyHidden>
        <span aria-hidden="true">×</span>
        {count}
      </Count>
    </Entry>
  );
});

const Thumbnail = styled(Picture)`
  && {
    width: 64px;
    border-radius: ${theme.radius.card};
  }
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  /* Extends the touch target without changing the line height. */
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Count = styled.strong`
  font: 600 ${theme.size.lg} / 1.2 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;

/** Owned items by game. */
export const InventoryPage = observer(function InventoryPage({
  createBelongings,
}: Pick<AccountServices, 'createBelongings'>) {
  const list = useAccountList(createBelongings);
  return (
    <Page>
      <h1>Inventory</h1>
      <AccountList
        list={list}
        label="Pages of the inventory"
        skeleton={<EntriesSkeleton rows={5} />}
        empty={
          <EmptyState
            icon="package"
            level={2}
            title="Nothing here yet"
            text="Items you earn or buy in games appear here."
          >
            <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
              Find a game
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ games }) => (
          <Games>
            {games.map((belongings) => (
              <InGame key={belongings.game.slug} {...belongings} />
            ))}
          </Games>
        )}
      </AccountList>
    </Page>
  );
});

const InGame = observer(function InGame({ game, listed, items }: GameBelongings) {
  const id = `items-${game.slug}`;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{listed ? <GameLink to={`/arcade/games/${game.slug}`}>{game.title}</GameLink> : game.title}</h2>
      <Entries>
        {items.map((item) => (
          <BelongingEntry key={item.slug} game={game.slug} item={item} />
        ))}
      </Entries>
    </Section>
  );
});

const Games = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
`;

const GameLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Returns the lazily loaded part of the inventory route. */
export function inventoryRoute({ createBelongings }: AccountServices) {
  const Component = observer(function InventoryRoute() {
    return <InventoryPage createBelongings={createBelongings} />;
  });
  return { Component, handle: accountHead('Inventory') } satisfies RouteObject;
}
