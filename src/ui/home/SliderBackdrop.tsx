import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { Picture } from '../shared/Picture';
import { theme } from '../theme/theme';
import type { SliderViewModel } from './slider.view-model';

export interface SliderBackdropProps {
  readonly games: readonly GameCard[];
  readonly slider: SliderViewModel;
}

/** The pictures behind the slider: heroes crossfade; a picture that the visitor selected covers them. */
export const SliderBackdrop = observer(function SliderBackdrop({ games, slider }: SliderBackdropProps) {
  const { current, loaded, picture } = slider;
  const chosen = picture === undefined ? undefined : games[current]?.slides[picture];
  return (
    <Room aria-hidden="true">
      {games.map(({ slug, hero }, index) =>
        loaded.has(index) ? (
          <Layer key={slug} $shown={index === current}>
            <Fill kind="game" picture={hero} alt="" sizes={covering} priority={index === 0} />
          </Layer>
        ) : null,
      )}
      {chosen === undefined ? null : (
        <Chosen key={chosen.original} kind="game" picture={chosen.original} colour="transparent" alt="" priority />
      )}
      <Shade />
    </Room>
  );
});

// On narrow screens the picture is as high as the slider and cropped at its sides.
const covering = `${theme.from.wide} 100vw, max(100vw, 80vh)`;

const Room = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
`;

const Layer = styled.div<{ readonly $shown: boolean }>`
  position: absolute;
  inset: 0;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity 600ms ${theme.motion.easing};
`;

const Fill = styled(Picture)`
  && {
    height: 100%;
    aspect-ratio: auto;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Chosen = styled(Picture)`
  && {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
  }
  animation: ${appear} ${theme.motion.slow} ${theme.motion.easing};
`;

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(to top, ${theme.colour.room} 2%, rgba(10, 11, 20, 0.86) 34%, transparent 78%);
  @media ${theme.from.medium}, ${theme.media.low} {
    background:
      linear-gradient(to top, ${theme.colour.room}, rgba(10, 11, 20, 0.55) 40%, rgba(10, 11, 20, 0.2) 80%),
      linear-gradient(90deg, rgba(10, 11, 20, 0.88) 20%, rgba(10, 11, 20, 0.6) 62%, transparent 100%);
  }
  @media ${theme.from.wide} {
    background:
      linear-gradient(to top, ${theme.colour.room}, rgba(10, 11, 20, 0.5) 24%, transparent 55%),
      linear-gradient(78deg, rgba(10, 11, 20, 0.92) 12%, rgba(10, 11, 20, 0.6) 38%, transparent 66%);
  }
`;
