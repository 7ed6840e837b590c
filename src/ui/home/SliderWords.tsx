import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { cardExcerpt, sliderTitle } from '../../domain/games/excerpt';
import type { GameCard } from '../../domain/games/game';
import { ButtonLink } from '../shared/ButtonLink';
import { playIntent } from '../play/play-intent';
import { GameStatsLine } from '../games/GameStatsLine';
import { space } from '../theme/space';
import { theme } from '../theme/theme';

export interface SliderWordsProps {
  readonly game: GameCard;
  /** Where the slide stands, such as '2 of 6'. */
  readonly label: string;
  /** Whether changes go unannounced, as they must while slides change by themselves. */
  readonly quiet: boolean;
}

/** What the slider says of the game it shows, and the way to it. */
export const SliderWords = observer(function SliderWords({ game, label, quiet }: SliderWordsProps) {
  return (
    <div aria-live={quiet ? 'off' : 'polite'}>
      <Words role="group" aria-roledescription="slide" aria-label={label}>
        <Category>{game.category.title}</Category>
        <Title>{sliderTitle(game.title)}</Title>
        <Excerpt>{cardExcerpt(game.excerpt)}</Excerpt>
        <Foot>
          <ButtonLink to={`/arcade/games/${game.slug}`} state={playIntent} variant="primary" size="lg" icon="play">
            Play {sliderTitle(game.title)}
          </ButtonLink>
          <GameStatsLine stats={game.stats} />
        </Foot>
      </Words>
    </div>
  );
});

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  max-width: 620px;
`;

const Category = styled.p`
  font-size: ${theme.size.sm};
  font-weight: 600;
  letter-spacing: 0.04em;
  color: ${theme.colour.cyan};
`;

const Title = styled.h2`
  font-size: clamp(2.125rem, 1.2rem + 3.2vw, 4rem);
  line-height: 1.02;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;
`;

const Excerpt = styled.p`
  max-width: 46ch;
  color: ${theme.colour.text};
  text-wrap: pretty;
  /* Two lines are kept, so that a shorter text does not move the button. */
  min-height: 3.1em;
  @media ${theme.wide} {
    font-size: 1.125rem;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  padding-top: ${space(2)};
`;
