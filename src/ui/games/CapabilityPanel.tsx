import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GameCapability } from '../../domain/games/game-capability';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { SidePanel } from './SidePanel';
import { capabilityLabels } from './capability-labels';

export interface CapabilityPanelProps {
  readonly capabilities: readonly GameCapability[];
  /** Badge of a build whose files are stored. */
  readonly offline?: ReactNode;
}

/** Badges of the devices and modes that a game supports; shows nothing for a game without any. */
export const CapabilityPanel = observer(function CapabilityPanel({ capabilities, offline }: CapabilityPanelProps) {
  if (capabilities.length === 0) return null;
  return (
    <SidePanel title="Plays with">
      <List>
        {capabilities.map((capability) => (
          <li key={capability}>
            <Icon name={icons[capability]} size={16} colour="currentColor" />
            {capabilityLabels[capability]}
          </li>
        ))}
        {offline}
      </List>
    </SidePanel>
  );
});

const icons: Readonly<Record<GameCapability, IconName>> = {
  vr: 'goggles',
  ar: 'scan-eye',
  hands: 'hand',
  controllers: 'gamepad',
  'room-scale': 'move-3d',
  'mouse-keyboard': 'keyboard',
  touch: 'pointer',
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-height: 32px;
    padding-inline: ${space(3)};
    border: ${theme.hairline};
    border-radius: ${theme.radius.pill};
    color: ${theme.colour.text};
  }
`;
