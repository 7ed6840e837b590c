import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { Entry, Words } from '../account/purchase.styles';
import type { MarkServices } from '../community/mark-services';
import { MarkButton } from '../community/MarkButton';
import { Picture } from '../shared/Picture';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface FavouriteEntryProps {
  readonly game: GameCard;
  readonly createMark: MarkServices['favourite'];
}

/** A favourite game; what is removed stays for as long as the page, so that it can be added again. */
export const FavouriteEntry = observer(function FavouriteEntry({ game, createMark }: FavouriteEntryProps) {
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
