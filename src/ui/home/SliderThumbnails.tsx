import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameCard } from '../../domain/games/game';
import { SLIDER_THUMBNAILS, thumbnailSlots } from '../../domain/shell/slider';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';

export interface SliderThumbnailsProps {
  readonly game: GameCard;
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** Four pictures of the game; a press shows or hides one behind the slider. */
export const SliderThumbnails = observer(function SliderThumbnails(props: SliderThumbnailsProps) {
  const { game, chosen, onChoose } = props;
  const slides = thumbnailSlots(game.slides);
  return (
    <Row aria-label={`Pictures of ${game.title}`}>
      {slides.map(({ thumbnail, colour }, index) => (
        <li key={thumbnail}>
          <Slot
            type="button"
            aria-pressed={chosen === index}
            aria-label={`Picture ${index + 1} of ${slides.length}`}
            onClick={() => {
              onChoose(index);
            }}
          >
            <Picture kind="game" picture={thumbnail} colour={colour} alt="" />
          </Slot>
        </li>
      ))}
    </Row>
  );
});

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(${SLIDER_THUMBNAILS}, minmax(0, 1fr));
  gap: ${space(2)};
  width: 100%;
  @media ${theme.from.wide} {
    width: min(480px, 38vw);
  }
`;

const Slot = styled.button`
  display: block;
  width: 100%;
  min-height: ${theme.target};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  box-shadow: 0 0 0 1px rgba(255, 255, 255, 0.28);
  transition: transform ${theme.motion.fast} ${theme.motion.easing};
  &[aria-pressed='true'] {
    box-shadow: 0 0 0 2px ${theme.colour.cyan};
  }
  &:hover {
    transform: translateY(-2px);
  }
  && > span {
    height: 100%;
    aspect-ratio: auto;
  }
  @media ${theme.media.forcedColours} {
    padding: 2px;
    border: 2px solid ButtonText;
    &[aria-pressed='true'] {
      border: 4px solid Highlight;
    }
  }
`;
