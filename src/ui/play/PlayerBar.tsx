import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { XrSupport } from '../../application/play/xr-support.port';
import { xrModesOf } from '../../domain/games/game-capability';
import { brand } from '../../domain/shared/brand';
import type { PlayServices } from '../app/app-services';
import { Icon } from '../shared/Icon';
import { IconButton } from '../shared/IconButton';
import { keepClear } from '../shared/keep-clear';
import { useAboveFullscreen } from '../shared/use-above-fullscreen';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { EmulatedStart, EmulatedState, EmulatedToggle } from './EmulatedHeadset';
import { XrBadge } from './XrBadge';
import type { PlayerViewModel } from './player.view-model';
import type { Fullscreen } from './use-fullscreen';
import { XrAbilityViewModel } from './xr-ability.view-model';

export interface PlayerBarProps {
  readonly player: PlayerViewModel;
  readonly xrSupport: XrSupport;
  readonly ask: PlayServices['ask'];
  readonly fullscreen: Fullscreen;
  /** Element that fills the screen together with this bar. */
  readonly wrapper: RefObject<HTMLElement | null>;
}

/** Bar of the portal below the game, with its title and actions. */
export const PlayerBar = observer(function PlayerBar(props: PlayerBarProps) {
  const { player, xrSupport, ask, fullscreen, wrapper } = props;
  const { game, build, load, emulated } = player;
  const modes = xrModesOf(player.game.capabilities);
  const { ability } = useScreen(() => new XrAbilityViewModel(xrSupport, modes));
  const bar = useRef<HTMLDivElement>(null);
  // Otherwise a game in full screen could imitate the portal.
  useAboveFullscreen(bar, wrapper);
  const running = load.kind === 'running';
  // A failed game shows its own message after the ad.
  const covered = player.ad?.shown === true && load.kind !== 'failed';
  return (
    <Bar {...keepClear} ref={bar} data-emulated={emulated ? '' : undefined}>
      <Text>
        {covered ? (
          <Caption>
            {game.title} {player.ad?.kind === undefined ? 'starts' : 'continues'} after this ad
          </Caption>
        ) : running ? (
          <Caption>
            {game.title} by {game.developer.name} · Never enter your {brand.siteName} password in a game
          </Caption>
        ) : emulated ? null : (
          <Idle>
            <XrBadge ability={ability} inAr={!modes.includes('immersive-vr')} />
            <EmulatedStart player={player} ability={ability} />
          </Idle>
        )}
        {emulated ? <EmulatedState /> : null}
        {load.kind === 'idle' || fullscreen.sideways ? null : (
          <Turn>
            <Icon name="smartphone" size={14} />
            Turn your phone to fill the screen
          </Turn>
        )}
      </Text>
      {fullscreen.active ? <EscapeHint>Press Esc to exit full screen</EscapeHint> : null}
      {fullscreen.active || emulated ? null : <Version>Version {build.version}</Version>}
      {/* Opening its dialog leaves full screen. */}
      <EmulatedToggle player={player} ability={ability} ask={ask} />
      {running ? <IconButton icon="rotate-cw" label="Reload the game" onClick={player.reload} /> : null}
      {running && !fullscreen.active && (fullscreen.available || !fullscreen.filled) ? (
        <IconButton icon="maximize" label="Full screen" onClick={fullscreen.enter} />
      ) : null}
      {fullscreen.active || fullscreen.filled ? (
        <IconButton icon="minimize" label="Exit full screen" onClick={fullscreen.exit} />
      ) : null}
    </Bar>
  );
});

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  /* Reserves space for the caption and the keys, so that nothing moves when a game starts. */
  min-height: 76px;
  padding: 4px ${space(4)};
  @media ${theme.media.low} {
    min-height: 52px;
  }
  /* The keys of the simulated headset need the whole width of a phone. */
  @media ${theme.below.compact} {
    &[data-emulated] {
      flex-wrap: wrap;
      justify-content: flex-end;
      & > ${Text} {
        flex-basis: 100%;
      }
    }
  }
  &:popover-open {
    position: fixed;
    inset: auto 0 0;
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 2px solid ${theme.colour.cyan};
    color: ${theme.colour.text};
    background: ${theme.colour.surface};
  }
`;

const Idle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
`;

const Caption = styled.p`
  font-size: ${theme.size.sm};
  line-height: 1.35;
  color: ${theme.colour.text};
  @media ${theme.below.medium} {
    font-size: ${theme.size.xs};
  }
`;

/* Only for a phone held upright. */
const Turn = styled.p`
  display: none;
  align-items: center;
  gap: ${space(1)};
  font-size: ${theme.size.xs};
  font-weight: 600;
  line-height: 1.35;
  color: ${theme.colour.cyan};
  @media ${theme.media.touch} and ${theme.media.portrait} and ${theme.below.medium} {
    display: flex;
  }
`;

const Hint = styled.span`
  flex: none;
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  color: ${theme.colour.textSoft};
`;

const Version = styled(Hint)`
  /* Narrow screens show the version in the panel below the game. */
  @media ${theme.below.compact} {
    display: none;
  }
`;

const EscapeHint = styled(Hint)`
  @media ${theme.media.coarse} {
    display: none;
  }
`;
