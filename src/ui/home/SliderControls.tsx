import { observer } from 'mobx-react-lite';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../shared/IconButton';
import { space, theme } from '../theme/theme';
import type { SliderViewModel } from './slider.view-model';

export interface SliderControlsProps {
  readonly slider: SliderViewModel;
  readonly count: number;
}

/** Buttons of the slider; the bar is an animated countdown, whose end shows the next slide. */
export const SliderControls = observer(function SliderControls({ slider, count }: SliderControlsProps) {
  return (
    <Bar>
      <PauseSlot>
        <IconButton
          icon={slider.playing ? 'pause' : 'play'}
          label={slider.playing ? 'Pause slideshow' : 'Play slideshow'}
          onClick={slider.togglePlaying}
        />
      </PauseSlot>
      <Track>
        {slider.counting ? (
          <Countdown
            key={slider.current}
            data-testid="countdown"
            $held={slider.held}
            onAnimationEnd={(event) => {
              if (event.target === event.currentTarget) slider.next();
            }}
          >
            <Herald onAnimationStart={slider.prepareNext} />
          </Countdown>
        ) : null}
      </Track>
      <Position>
        {slider.current + 1} / {count}
      </Position>
      <IconButton icon="chevron-left" label="Previous game" onClick={slider.previous} />
      <IconButton icon="chevron-right" label="Next game" onClick={slider.next} />
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  width: 100%;
`;

const PauseSlot = styled.span`
  /* With reduced motion there is no rotation to pause. */
  @media ${theme.media.reducedMotion} {
    display: none;
  }
`;

const Track = styled.span`
  flex: 1;
  height: 2px;
  overflow: hidden;
  border-radius: 1px;
  background: rgba(255, 255, 255, 0.24);
  @media ${theme.media.forcedColours} {
    height: 6px;
    border: 1px solid CanvasText;
  }
`;

const fill = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`;

const wait = keyframes`
  from { visibility: hidden; }
  to { visibility: hidden; }
`;

const Countdown = styled.span<{ readonly $held: boolean }>`
  display: block;
  height: 100%;
  background: ${theme.colour.text};
  transform-origin: left;
  @media ${theme.media.forcedColours} {
    forced-color-adjust: none;
    background: Highlight;
  }
  animation: ${fill} 8s linear ${({ $held }) => ($held ? 'paused' : 'running')};
  @media ${theme.media.reducedMotion} {
    animation: none !important;
    transform: scaleX(0);
  }
`;

// Half-way through the countdown it preloads the next picture.
const Herald = styled.span`
  animation: ${wait} 1ms 4s;
  @media ${theme.media.reducedMotion} {
    animation: none !important;
  }
`;

const Position = styled.span`
  padding-inline: ${space(2)};
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.text};
`;
