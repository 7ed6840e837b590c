import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { XrSupport, XrAbility } from '../../application/play/xr-support.port';
import { xrModesOf } from '../../domain/games/game-capability';
import type { PlayServices } from '../app/app-services';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
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

/** Where there is no headset, the game can be given an emulated one. */
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
        Try without a headset
      </Switch>
    </NeedsScript>
  );
});

/* It is steered with mouse and keyboard. */
const Switch = styled(Button)`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

interface EmulatedToggleProps {
  readonly player: Pick<PlayerViewModel, 'game' | 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
  readonly ask: PlayServices['ask'];
}

/** Gives a running game the emulated headset, or takes it away, once its player agrees that it starts anew. */
const EmulatedToggle = observer(function EmulatedToggle({ player, ability, ask }: EmulatedToggleProps) {
  const { game, emulated, emulate } = player;
  if (!emulated && !lacksHeadset(ability)) return null;
  const label = emulated ? 'Play without the emulated headset' : 'Play with an emulated headset';
  const toggle = async () => {
    const answer = await ask(emulationQuestion(game.title, label));
    if (answer.ok && answer.value === 'confirm') emulate(!emulated);
  };
  return <Toggle $on={emulated} icon="headset" label={label} onClick={() => void toggle()} />;
});

/* It is steered with mouse and keyboard. */
const Toggle = styled(IconButton)<{ readonly $on: boolean }>`
  @media (hover: none) and (pointer: coarse) {
    display: ${({ $on }) => ($on ? 'inline-grid' : 'none')};
  }
`;

export interface PlayerBarProps {
  readonly player: PlayerViewModel;
  readonly xrSupport: XrSupport;
  readonly ask: PlayServices['ask'];
  readonly fullscreen: Fullscreen;
  /** What fills the screen with the bar in it. */
  readonly wrapper: RefObject<HTMLElement | null>;
}

/** The portal's own line below the game: what plays, and what can be done with it. */
export const PlayerBar = observer(function PlayerBar(props: PlayerBarProps) {
  const { player, xrSupport, ask, fullscreen, wrapper } = props;
  const { game, build, load, emulated } = player;
  const modes = xrModesOf(player.game.capabilities);
  const { ability } = useScreen(() => new XrAbilityViewModel(xrSupport, modes));
  const bar = useRef<HTMLDivElement>(null);
  // Else a game that fills the screen by itself could pass for the portal there.
  useAboveFullscreen(bar, wrapper);
  const running = load.kind === 'running';
  // A game that did not start says so itself, once the ad is away.
  const covered = player.ad?.shown === true && load.kind !== 'failed';
  return (
    <Bar ref={bar}>
      <Words>
        {covered ? (
          <Caption>{game.title} starts after this ad</Caption>
        ) : running ? (
          <Caption>
            You are playing {game.title} by {game.developer.name} — never type your password here
          </Caption>
        ) : (
          <Before>
            {emulated ? null : <XrBadge ability={ability} inAr={!modes.includes('immersive-vr')} />}
            <EmulatedSwitch player={player} ability={ability} />
            {emulated ? <KeysLine /> : null}
          </Before>
        )}
        {emulated && (covered || running) ? <KeysLine /> : null}
      </Words>
      {fullscreen.active ? <Escape>Esc leaves full screen</Escape> : null}
      {fullscreen.active || emulated ? null : <Version>Version {build.version}</Version>}
      {/* The question that it asks ends full screen. */}
      {running ? <EmulatedToggle player={player} ability={ability} ask={ask} /> : null}
      {running ? <IconButton icon="rotate-cw" label="Reload the game" onClick={player.reload} /> : null}
      {fullscreen.available && (running || fullscreen.active) ? (
        <IconButton
          icon={fullscreen.active ? 'minimize' : 'maximize'}
          label={fullscreen.active ? 'Leave full screen' : 'Full screen'}
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
  /* Room for the caption with the keys below it: nothing moves when a game begins with an emulated headset. */
  min-height: 64px;
  padding: 4px ${space(4)};
  /* The caption takes more lines here: they are kept from the start, so that nothing moves when it comes. */
  @media (max-width: 639px) {
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

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Before = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  /* The keys stand beside their switch, in the badge's place, so that nothing moves. */
  & > ul {
    flex: 1 1 300px;
  }
`;

const Caption = styled.p`
  font-size: ${theme.size.sm};
  line-height: 1.35;
  color: ${theme.colour.text};
  @media (max-width: 639px) {
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
  /* On a narrow screen the panel beside the game says it. */
  @media (max-width: 520px) {
    display: none;
  }
`;

const Escape = styled(Hint)`
  @media (pointer: coarse) {
    display: none;
  }
`;
