import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { XrAbility } from '../../application/play/xr-support.port';
import type { PlayServices } from '../app/app-services';
import { Badge } from '../shared/Badge';
import { Button } from '../shared/Button';
import { IconButton } from '../shared/IconButton';
import { NeedsScript } from '../shared/NeedsScript';
import { space, theme } from '../theme/theme';
import { lacksHeadset } from './can-take-focus';
import type { PlayerViewModel } from './player.view-model';
import { emulationQuestion } from './switch-question';

const LABEL = 'Simulate a VR headset';

interface EmulatedStartProps {
  readonly player: Pick<PlayerViewModel, 'emulate'>;
  readonly ability: XrAbility | undefined;
}

/** Starts the game with an emulated headset on a device without one. */
export const EmulatedStart = observer(function EmulatedStart({ player, ability }: EmulatedStartProps) {
  if (!lacksHeadset(ability)) return null;
  return (
    <NeedsScript>
      <Start
        variant="quiet"
        icon="headset"
        title="Start the game in VR and move the headset with your mouse and keyboard"
        onClick={() => {
          player.emulate(true);
        }}
      >
        {LABEL}
      </Start>
    </NeedsScript>
  );
});

/* The emulated headset needs mouse and keyboard. */
const Start = styled(Button)`
  @media ${theme.media.touch} {
    display: none;
  }
`;

const KEYS = [
  ['Mouse', 'look and point'],
  ['Click or Space', 'trigger'],
  ['Right click or Shift', 'grip'],
  ['W A S D', 'walk'],
  ['Q E', 'turn'],
  ['Esc', 'leave VR'],
] as const;

/** Controls of the emulated headset. */
const KeysLine = observer(function KeysLine() {
  return (
    <Keys aria-label="Controls of the simulated headset">
      {KEYS.map(([key, effect]) => (
        <li key={key}>
          <kbd>{key}</kbd> {effect}
        </li>
      ))}
    </Keys>
  );
});

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  font-size: ${theme.size.xs};
  line-height: 1.5;
  color: ${theme.colour.textSoft};
  kbd {
    font: inherit;
    font-weight: 600;
    color: ${theme.colour.text};
  }
`;

/** Names the emulated headset and its keys while it is on. */
export const EmulatedState = observer(function EmulatedState() {
  return (
    <State>
      <Badge icon="headset" tone="warning">
        Simulated headset
      </Badge>
      <KeysLine />
    </State>
  );
});

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  & > ul {
    flex: 1 1 300px;
  }
`;

interface EmulatedToggleProps {
  readonly player: Pick<PlayerViewModel, 'game' | 'load' | 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
  readonly ask: PlayServices['ask'];
}

/** Turns the emulated headset of a started game on or off. A running game restarts after the player confirms it. */
export const EmulatedToggle = observer(function EmulatedToggle({ player, ability, ask }: EmulatedToggleProps) {
  const { game, load, emulated, emulate } = player;
  const running = load.kind === 'running';
  const toggle = async () => {
    if (running) {
      const answer = await ask(emulationQuestion(game.title, emulated ? 'Turn off the simulated headset' : LABEL));
      if (!answer.ok || answer.value !== 'confirm') return;
    }
    emulate(!emulated);
  };
  if (emulated)
    return (
      <Button icon="x" onClick={() => void toggle()}>
        Turn off headset
      </Button>
    );
  if (!running || !lacksHeadset(ability)) return null;
  return <Toggle icon="headset" label={LABEL} onClick={() => void toggle()} />;
});

/* The emulated headset needs mouse and keyboard. */
const Toggle = styled(IconButton)`
  @media ${theme.media.touch} {
    display: none;
  }
`;
