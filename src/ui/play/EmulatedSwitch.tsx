import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { XrAbility } from '../../application/play/xr-support.port';
import { Button } from '../shared/Button';
import { NeedsScript } from '../shared/NeedsScript';
import { lacksHeadset } from './can-take-focus';
import type { PlayerViewModel } from './player.view-model';

export interface EmulatedSwitchProps {
  readonly player: Pick<PlayerViewModel, 'emulated' | 'emulate'>;
  readonly ability: XrAbility | undefined;
}

/** Where there is no headset, the game can be given an emulated one. */
export const EmulatedSwitch = observer(function EmulatedSwitch({ player, ability }: EmulatedSwitchProps) {
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
