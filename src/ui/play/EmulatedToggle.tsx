import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { XrAbility } from '../../application/play/xr-support.port';
import type { PlayServices } from '../app/app-services';
import { IconButton } from '../shared/IconButton';
import { lacksHeadset } from './lacks-headset';
import type { PlayerViewModel } from './player.view-model';
import { emulationQuestion } from './switch-question';

export interface EmulatedToggleProps {
  readonly player: Pick<PlayerViewModel, 'game' | 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
  readonly ask: PlayServices['ask'];
}

/** Gives a running game the emulated headset, or takes it away, once its player agrees that it starts anew. */
export const EmulatedToggle = observer(function EmulatedToggle({ player, ability, ask }: EmulatedToggleProps) {
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
