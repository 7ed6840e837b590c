import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { Picture } from '../shared/Picture';
import { space, theme } from '../theme/theme';
import { PlayerFailure } from './PlayerFailure';
import { playMark } from './play-intent';
import type { PlayerViewModel } from './player.view-model';

export interface PlayerCoverProps {
  readonly player: PlayerViewModel;
}

/** Cover of the game frame until the game runs, with the Play button, the progress or the failure. */
export const PlayerCover = observer(function PlayerCover({ player }: PlayerCoverProps) {
  const { load, game, slow } = player;
  const hint = useId();
  return (
    <Cover>
      <Hero kind="game" picture={game.hero} alt="" sizes={`${theme.from.wide} 66vw, 100vw`} priority />
      <Shade $deep={load.kind !== 'idle'} />
      <Middle>
        {load.kind === 'idle' ? (
          <NeedsScript>
            <PlayButton
              {...playMark}
              variant="primary"
              size="lg"
              icon="play"
              onClick={player.play}
              onPointerEnter={player.prepare}
              onPointerDown={player.prepare}
              onFocus={player.prepare}
              aria-describedby={game.comfort === 'intense' ? hint : undefined}
            >
              Play {game.title}
            </PlayButton>
            {game.comfort === 'intense' ? (
              <Hint id={hint}>Intense motion in VR. Take a break if you feel dizzy.</Hint>
            ) : null}
          </NeedsScript>
        ) : null}
        <noscript>
          <Sentence>Turn on JavaScript to play this game.</Sentence>
        </noscript>
        {load.kind === 'failed' ? (
          <PlayerFailure
            cause={load.cause}
            onRetry={player.play}
            onWait={player.canWait ? player.keepWaiting : undefined}
          />
        ) : null}
      </Middle>
      {load.kind === 'loading' ? (
        <Loading role="status">
          {slow ? `Still loading ${game.title}…` : `Loading ${game.title}…`}
          <Track role="progressbar" aria-label={`Loading ${game.title}`}>
            <Shimmer />
          </Track>
        </Loading>
      ) : null}
    </Cover>
  );
});

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Hero = styled(Picture)`
  && {
    position: absolute;
    inset: 0;
    height: 100%;
    aspect-ratio: auto;
  }
`;

const Shade = styled.div<{ readonly $deep: boolean }>`
  position: absolute;
  inset: 0;
  background: ${({ $deep }) =>
    $deep ? 'rgba(10, 11, 20, 0.72)' : 'radial-gradient(closest-side, rgba(10, 11, 20, 0.62), rgba(10, 11, 20, 0.18))'};
`;

const Middle = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(3)};
`;

const Sentence = styled.p`
  padding: ${space(3)} ${space(5)};
  border-radius: ${theme.radius.panel};
  font-weight: 600;
  background: ${theme.colour.surface};
`;

const PlayButton = styled(Button)`
  max-width: 100%;
  overflow: hidden;
  @media ${theme.from.wide} {
    min-height: 68px;
    padding-inline: ${space(9)};
    font-size: ${theme.size.lg};
  }
`;

/* Leaves the button in the middle. */
const Hint = styled.p`
  margin-top: ${space(3)};
  font-size: ${theme.size.sm};
  text-align: center;
  text-shadow: 0 1px 4px ${theme.colour.room};
`;

const Loading = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)};
  font-weight: 600;
  text-align: center;
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: rgba(255, 255, 255, 0.16);
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const Shimmer = styled.div`
  width: 40%;
  height: 100%;
  border-radius: 2px;
  background: ${theme.colour.cyan};
  animation: ${slide} 1.2s ease-in-out infinite;
  @media ${theme.media.reducedMotion} {
    animation: none !important;
    width: 100%;
    opacity: 0.6;
  }
`;
