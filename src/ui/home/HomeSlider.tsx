import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { cardExcerpt, sliderTitle } from '../../domain/games/excerpt';
import type { GameCard } from '../../domain/games/game';
import { GameStatsLine } from '../games/GameStatsLine';
import { playLink } from '../play/play-intent';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { needsScript } from '../shared/NeedsScript';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { SliderBackdrop } from './SliderBackdrop';
import { SliderControls } from './SliderControls';
import { SliderThumbnails } from './SliderThumbnails';
import { SliderViewModel } from './slider.view-model';

interface SlideTextProps {
  readonly game: GameCard;
  /** Position of the slide, such as '2 of 6'. */
  readonly label: string;
  /** Turns off announcements, as required while the slides change by themselves. */
  readonly quiet: boolean;
}

/** Text of a slide with the link to its game. */
const SlideText = observer(function SlideText({ game, label, quiet }: SlideTextProps) {
  return (
    <div aria-live={quiet ? 'off' : 'polite'}>
      <Text role="group" aria-roledescription="slide" aria-label={label}>
        <Category>{game.category.title}</Category>
        <Title>{sliderTitle(game.title)}</Title>
        <Excerpt>{cardExcerpt(game.excerpt)}</Excerpt>
        <Foot>
          <ButtonLink to={`/arcade/games/${game.slug}`} {...playLink} variant="primary" size="lg" icon="play">
            Play {sliderTitle(game.title)}
          </ButtonLink>
          <GameStatsLine stats={game.stats} />
        </Foot>
      </Text>
    </div>
  );
});

const Text = styled.div`
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
  /* Reserves two lines, so that a short text does not move the button. */
  min-height: 3.1em;
  @media ${theme.from.wide} {
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

export interface HomeSliderProps {
  /** At least one, in display order. */
  readonly games: readonly GameCard[];
}

/** Minimum length of a swipe, in pixels. */
const SWIPE = 48;

/** The carousel of games on the home page, after the WAI-ARIA pattern. */
export const HomeSlider = observer(function HomeSlider({ games }: HomeSliderProps) {
  const slider = useScreen(() => new SliderViewModel(games.length));
  const swipeFrom = useRef<number>(undefined);
  const game = games[slider.current];
  if (game === undefined) return null;

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') slider.next();
    if (event.key === 'ArrowLeft') slider.previous();
  };
  const hover = (hovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') slider.setHovered(hovered);
  };
  const endSwipe = (event: PointerEvent) => {
    const way = event.clientX - (swipeFrom.current ?? event.clientX);
    swipeFrom.current = undefined;
    if (way <= -SWIPE) slider.next();
    if (way >= SWIPE) slider.previous();
  };

  return (
    <Stage
      aria-roledescription="carousel"
      aria-label="Featured games"
      onKeyDown={turn}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onFocus={() => {
        slider.setFocused(true);
      }}
      onBlur={(event) => {
        slider.setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
      onPointerDown={(event) => {
        swipeFrom.current = event.pointerType === 'touch' ? event.clientX : undefined;
      }}
      onPointerUp={endSwipe}
    >
      <SliderBackdrop games={games} slider={slider} />
      <Front>
        <SlideText game={game} label={`${slider.current + 1} of ${games.length}`} quiet={slider.rotating} />
        <Side {...needsScript}>
          {games.length > 1 ? <SliderControls slider={slider} count={games.length} /> : null}
          <SliderThumbnails game={game} chosen={slider.picture} onChoose={slider.choosePicture} />
        </Side>
      </Front>
    </Stage>
  );
});

/* A short window, where the slider places text beside pictures to fit above the bottom bar. */
const low = `${theme.from.medium} and ${theme.below.wide} and ${theme.media.low}`;

const Stage = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: clamp(480px, calc(100svh - 136px), 720px);
  overflow: hidden;
  touch-action: pan-y;
  @media ${theme.from.wide} {
    min-height: clamp(480px, 74svh, 760px);
  }
  @media ${low} {
    min-height: calc(100svh - 124px);
  }
`;

const Front = styled(Container)`
  display: grid;
  align-items: end;
  gap: ${space(6)};
  padding-block: ${space(16)} ${space(8)};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${space(16)} ${space(12)};
  }
  @media ${low} {
    grid-template-columns: minmax(0, 1fr) 240px;
    padding-block: ${space(4)};
  }
`;

const Side = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: stretch;
  @media ${theme.from.wide} {
    justify-items: end;
  }
`;
