import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { HomeNothing } from '../account/HomePart';
import { useAccountList } from '../account/account-list.view-model';
import type { AccountServices } from '../account/account-services';
import { Section } from '../account/account.styles';
import { Entries, Entry, Words } from '../account/purchase.styles';
import { MarkButton } from '../community/MarkButton';
import type { MarkServices } from '../community/mark.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { Picture } from '../shared/Picture';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';

interface FavouriteEntryProps {
  readonly game: GameCard;
  readonly createMark: MarkServices['favourite'];
}

/** A favourite game; what is removed stays for as long as the page, so that it can be added again. */
const FavouriteEntry = observer(function FavouriteEntry({ game, createMark }: FavouriteEntryProps) {
  const { slug, title, hero, developer } = game;
  const mark = useScreen(() => createMark(slug, true));
  return (
    <Entry>
      <Thumbnail kind="game" picture={hero} alt="" sizes="96px" />
      <Words>
        <h3>
          <GameLink to={`/arcade/games/${slug}`}>{title}</GameLink>
        </h3>
        <p>{mark.on ? `by ${developer.name}` : 'Removed from your favourites.'}</p>
      </Words>
      <MarkButton mark={mark} icon="heart" word="Favourite" about={title} />
    </Entry>
  );
});

const Thumbnail = styled(Picture)`
  && {
    width: 96px;
    border-radius: ${theme.radius.card};
    @media (max-width: 480px) {
      width: 64px;
    }
  }
`;

const GameLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  margin-block: -${space(2)};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

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
