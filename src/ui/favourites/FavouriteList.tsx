import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Section } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Entries } from '../account/purchase.styles';
import { useAccountList } from '../account/use-account-list';
import { ButtonLink } from '../shared/ButtonLink';
import { HomeNothing } from '../account/HomeNothing';
import { theme } from '../theme/theme';
import { FavouriteEntry } from './FavouriteEntry';

export type FavouriteListProps = Pick<AccountServices, 'createFavourites' | 'marks'>;

/** The player's favourite games, the one added last first. */
export const FavouriteList = observer(function FavouriteList({ createFavourites, marks }: FavouriteListProps) {
  const list = useAccountList(createFavourites);
  return (
    <Section aria-labelledby="favourites">
      <Title id="favourites">Favourites</Title>
      <AccountList
        list={list}
        label="Pages of your favourites"
        skeleton={<EntriesSkeleton rows={3} />}
        empty={
          <HomeNothing room={null} text="No favourites yet. The heart on a game's page puts it here.">
            <ButtonLink to="/arcade/games">Find a game</ButtonLink>
          </HomeNothing>
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

/* As the parts of the home beside it. */
const Title = styled.h2`
  && {
    font-size: ${theme.size.lg};
  }
`;
