import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameBelongings } from '../../domain/inventory/belongings';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { Page, Section } from './account.styles';
import type { AccountServices } from './account-services';
import { AccountList } from './AccountList';
import { BelongingEntry } from './BelongingEntry';
import { EntriesSkeleton } from './EntriesSkeleton';
import { Entries } from './purchase.styles';
import { useAccountList } from './use-account-list';

/** What the player has in games, game by game. */
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
            level={2}
            title="Nothing here yet"
            text="What you get in games is kept here, with how many you have."
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
