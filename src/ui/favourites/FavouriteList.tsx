import { observer } from 'mobx-react-lite';
import { Section } from '../account/account-look';
import type { AccountServices } from '../account/account-services';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Entries } from '../account/purchase-look';
import { useAccountList } from '../account/use-account-list';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { FavouriteEntry } from './FavouriteEntry';

export type FavouriteListProps = Pick<AccountServices, 'createFavourites' | 'marks'>;

/** The player's favourite games, the one added last first. */
export const FavouriteList = observer(function FavouriteList({ createFavourites, marks }: FavouriteListProps) {
  const list = useAccountList(createFavourites);
  return (
    <Section aria-labelledby="favourites">
      <h2 id="favourites">Favourites</h2>
      <AccountList
        list={list}
        label="Pages of your favourites"
        skeleton={<EntriesSkeleton rows={3} />}
        empty={
          <EmptyState text="No favourites yet. The heart on a game's page puts it here.">
            <ButtonLink to="/arcade/games">Find a game</ButtonLink>
          </EmptyState>
        }
      >
        {({ games }) => (
          <Entries>
            {games.map((game) => (
              <FavouriteEntry key={game.slug} game={game} createMark={marks.favourite} />
            ))}
          </Entries>
        )}
      </AccountList>
    </Section>
  );
});
