import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { XrSupport } from '../../application/play/xr-support.port';
import { frameAttributes } from '../../domain/bridge/frame-attributes';
import type { PlayServices } from '../app/app-services';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { PlayerBar } from './PlayerBar';
import { PlayerCover } from './PlayerCover';
import { playerMark } from './can-take-focus';
import type { PlayerDependencies } from './player-dependencies';
import type { PlayerViewModel } from './player.view-model';
import { useFullscreen } from './use-fullscreen';

interface GameFrameElementProps {
  readonly player: PlayerViewModel;
  readonly address: string;
}

/** Sandboxed frame of the running game (decisions §7). */
const GameFrameElement = observer(function GameFrameElement({ player, address }: GameFrameElementProps) {
  return <Frame ref={player.attach} {...frameAttributes} title={player.game.title} src={address} />;
});

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  /* Square corners would overlap the border. */
  border-radius: inherit;
  background: #000;
`;

/** Scrolls a started game between the portal's bars, also after a phone is turned to landscape. */
function useGameInSight(wrapper: RefObject<HTMLElement | null>, started: boolean): void {
  useEffect(() => {
    if (!started) return;
    const low = matchMedia(theme.media.low);
    const show = () => {
      if (low.matches) wrapper.current?.scrollIntoView({ block: 'start' });
    };
    show();
    low.addEventListener('change', show);
    return () => {
      low.removeEventListener('change', show);
    };
  }, [wrapper, started]);
}

export interface PlayerFrameProps {
  readonly createPlayer: () => PlayerViewModel;
  readonly xrSupport: XrSupport;
  /** Asks for confirmation before a running game restarts. */
  readonly ask: PlayServices['ask'];
  /** Overlays of other features. */
  readonly parts?: PlayerDependencies | undefined;
}

/** Game area of a page: the hero with a Play button, then the running game. */
export const PlayerFrame = observer(function PlayerFrame({ createPlayer, xrSupport, ask, parts }: PlayerFrameProps) {
  const player = useScreen(createPlayer);
  const wrapper = useRef<HTMLDivElement>(null);
  const running = player.load.kind === 'running';
  const started = player.load.kind !== 'idle';
  const fullscreen = useFullscreen(wrapper, started);
  useGameInSight(wrapper, started);
  const covered = player.ad?.shown === true;
  return (
    <Wrapper
      ref={wrapper}
      $full={fullscreen.active || fullscreen.filled}
      data-filled={fullscreen.filled ? '' : undefined}
      {...playerMark}
    >
      <Screen $running={running && !covered}>
        <Behind inert={covered} ref={covered ? undefined : player.uncover}>
          {player.framed === undefined ? null : (
            <GameFrameElement key={player.frame} player={player} address={player.framed} />
          )}
          {running ? null : <PlayerCover player={player} />}
        </Behind>
        {parts?.overlayAd?.(player)}
      </Screen>
      <PlayerBar player={player} xrSupport={xrSupport} ask={ask} fullscreen={fullscreen} wrapper={wrapper} />
    </Wrapper>
  );
});

const Wrapper = styled.div<{ readonly $full: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${({ $full }) => ($full ? 'minmax(0, 1fr) auto' : 'auto')};
  overflow: hidden;
  border-radius: ${({ $full }) => ($full ? '0' : theme.radius.panel)};
  background: ${theme.colour.surface};
  /* Puts a started game close below the header. */
  @media ${theme.media.low} {
    scroll-margin-top: -${space(4)};
  }
  /* Full width on phones. */
  @media ${theme.below.medium} {
    margin-inline: -${space(4)};
    border-radius: 0;
  }
  /* Covers the page, but neither dialogs nor toasts. */
  &[data-filled] {
    position: fixed;
    inset: 0;
    z-index: ${theme.layer.overlay - 1};
    margin: 0;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    touch-action: none;
  }
`;

/** Layer of the game, which loads inertly under an ad. */
const Behind = styled.div`
  display: contents;
`;

const Screen = styled.div<{ readonly $running: boolean }>`
  position: relative;
  aspect-ratio: 16 / 9;
  min-width: 0;
  overflow: hidden;
  background: ${theme.colour.room};
  /* Security border: a game cannot draw outside its frame. */
  box-shadow: inset 0 0 0 2px ${({ $running }) => ($running ? theme.colour.cyan : 'transparent')};
  border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  padding: 2px;
  /* Forced colours draw no shadows. */
  @media ${theme.media.forcedColours} {
    padding: 0;
    border: 2px solid ${({ $running }) => ($running ? 'Highlight' : 'Canvas')};
  }
  @media ${theme.below.medium} {
    border-radius: 0;
  }
  /* Fits the whole game between the portal's bars on a phone in landscape. */
  @media ${theme.media.low} {
    justify-self: center;
    width: 100%;
    max-width: calc((100dvh - 140px) * 16 / 9);
  }
  ${Wrapper}:is(:fullscreen, [data-filled]) & {
    max-width: none;
    aspect-ratio: auto;
    border-radius: 0;
  }
`;
