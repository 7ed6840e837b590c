import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { AccountHomeEmpty } from '../account/AccountHomeSection';
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

/** A favourite game; after its removal it stays on the page, so that it can be added again. */
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
        <p>{mark.on ? `by ${developer.name}` : 'Removed from favourites'}</p>
      </Words>
      <MarkButton mark={mark} icon="heart" label="Favourite" subject={title} />
    </Entry>
  );
});

const Thumbnail = styled(Picture)`
  && {
    width: 96px;
    border-radius: ${theme.radius.card};
    @media ${theme.below.compact} {
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

/** The player's favourite games, latest first. */
export const FavouriteList = observer(function FavouriteList({ createFavourites, marks }: FavouriteListProps) {
  const list = useAccountList(createFavourites);
  return (
    <Section aria-labelledby="favourites">
      <Title id="favourites">Favourites</Title>
      <AccountList
        list={list}
        label="Pages of favourites"
        skeleton={<EntriesSkeleton rows={3} />}
        empty={
          <AccountHomeEmpty room={null} text="No favourites yet. Tap the heart on a game to add it.">
            <ButtonLink to="/arcade/games">Find a game</ButtonLink>
          </AccountHomeEmpty>
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

/* Matches the headings of the other sections. */
const Title = styled.h2`
  && {
    font-size: ${theme.size.lg};
  }
`;
