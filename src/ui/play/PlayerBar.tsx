import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { XrSupport, XrAbility } from '../../application/play/xr-support.port';
import { xrModesOf } from '../../domain/games/game-capability';
import { brand } from '../../domain/shared/brand';
import type { PlayServices } from '../app/app-services';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { keepClear } from '../shared/keep-clear';
import { NeedsScript } from '../shared/NeedsScript';
import { useAboveFullscreen } from '../shared/use-above-fullscreen';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { KeysLine } from './KeysLine';
import { XrBadge } from './XrBadge';
import { lacksHeadset } from './can-take-focus';
import type { PlayerViewModel } from './player.view-model';
import { emulationQuestion } from './switch-question';
import type { Fullscreen } from './use-fullscreen';
import { XrAbilityViewModel } from './xr-ability.view-model';

interface EmulatedSwitchProps {
  readonly player: Pick<PlayerViewModel, 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
}

/** Switch for an emulated headset on a device without one. */
const EmulatedSwitch = observer(function EmulatedSwitch({ player, ability }: EmulatedSwitchProps) {
  const { emulated, emulate } = player;
  if (!emulated && !lacksHeadset(ability)) return null;
  return (
    <NeedsScript>
      <Switch
        variant="quiet"
        icon={emulated ? 'check' : 'headset'}
        aria-pressed={emulated}
        onClick={() => {
          emulate(!emulated);
        }}
      >
        Emulate a VR headset
      </Switch>
    </NeedsScript>
  );
});

/* The emulated headset needs mouse and keyboard. */
const Switch = styled(Button)`
  @media ${theme.media.touch} {
    display: none;
  }
`;

interface EmulatedToggleProps {
  readonly player: Pick<PlayerViewModel, 'game' | 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
  readonly ask: PlayServices['ask'];
}

/** Toggles the emulated headset of a running game after the player confirms the restart. */
const EmulatedToggle = observer(function EmulatedToggle({ player, ability, ask }: EmulatedToggleProps) {
  const { game, emulated, emulate } = player;
  if (!emulated && !lacksHeadset(ability)) return null;
  const label = emulated ? 'Stop emulating the headset' : 'Emulate a VR headset';
  const toggle = async () => {
    const answer = await ask(emulationQuestion(game.title, label));
    if (answer.ok && answer.value === 'confirm') emulate(!emulated);
  };
  return <Toggle $on={emulated} icon="headset" label={label} onClick={() => void toggle()} />;
});

/* The emulated headset needs mouse and keyboard. */
const Toggle = styled(IconButton)<{ readonly $on: boolean }>`
  @media ${theme.media.touch} {
    display: ${({ $on }) => ($on ? 'inline-grid' : 'none')};
  }
`;

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
    <Bar {...keepClear} ref={bar}>
      <Text>
        {covered ? (
          <Caption>{game.title} starts after this ad</Caption>
        ) : running ? (
          <Caption>
            {game.title} by {game.developer.name} · Never enter your {brand.siteName} password in a game
          </Caption>
        ) : (
          <Idle>
            {emulated ? null : <XrBadge ability={ability} inAr={!modes.includes('immersive-vr')} />}
            <EmulatedSwitch player={player} ability={ability} />
            {emulated ? <KeysLine /> : null}
          </Idle>
        )}
        {emulated && (covered || running) ? <KeysLine /> : null}
      </Text>
      {fullscreen.active ? <EscapeHint>Press Esc to exit full screen</EscapeHint> : null}
      {fullscreen.active || emulated ? null : <Version>Version {build.version}</Version>}
      {/* Opening its dialog leaves full screen. */}
      {running ? <EmulatedToggle player={player} ability={ability} ask={ask} /> : null}
      {running ? <IconButton icon="rotate-cw" label="Reload the game" onClick={player.reload} /> : null}
      {fullscreen.available && (running || fullscreen.active) ? (
        <IconButton
          icon={fullscreen.active ? 'minimize' : 'maximize'}
          label={fullscreen.active ? 'Exit full screen' : 'Full screen'}
          onClick={fullscreen.toggle}
        />
      ) : null}
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  /* Reserves space for the caption and the keys, so that nothing moves when a game starts. */
  min-height: 64px;
  padding: 4px ${space(4)};
  /* Reserves the extra lines of the caption, so that nothing moves when it appears. */
  @media ${theme.below.medium} {
    min-height: 76px;
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

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Idle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  /* The keys replace the badge beside the switch, so that nothing moves. */
  & > ul {
    flex: 1 1 300px;
  }
`;

const Caption = styled.p`
  font-size: ${theme.size.sm};
  line-height: 1.35;
  color: ${theme.colour.text};
  @media ${theme.below.medium} {
    font-size: ${theme.size.xs};
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
