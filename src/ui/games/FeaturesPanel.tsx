import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameFeature, GameFeatures } from '../../domain/games/game-features';
import { missingFeatures, presentFeatures } from '../../domain/games/game-features';
import { writtenList } from '../../domain/shared/written-list';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-names';
import { space, theme } from '../theme/theme';
import { SidePanel } from './SidePanel';

export interface FeaturesPanelProps {
  readonly features: GameFeatures;
}

/** The features of a game and, in one line, the missing ones. */
export const FeaturesPanel = observer(function FeaturesPanel({ features }: FeaturesPanelProps) {
  const absent = missingFeatures(features).map((name) => faces[name].label);
  return (
    <SidePanel title="Features">
      <List>
        {presentFeatures(features).map((name) => (
          <Feature key={name}>
            <Icon name={faces[name].icon} size={18} colour="currentColor" />
            {faces[name].label}
          </Feature>
        ))}
        {absent.length === 0 ? null : <Absent>Not included: {writtenList(absent)}</Absent>}
      </List>
    </SidePanel>
  );
});

const faces: Record<GameFeature, { readonly label: string; readonly icon: IconName }> = {
  multiplayer: { label: 'Multiplayer', icon: 'users' },
  achievement: { label: 'Achievements', icon: 'trophy' },
  save: { label: 'Cloud saves', icon: 'save' },
  leaderboard: { label: 'Leaderboards', icon: 'star' },
  inventory: { label: 'Inventory', icon: 'package' },
};

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  font-size: ${theme.size.sm};
`;

const Feature = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 28px;
  color: ${theme.colour.text};
`;

const Absent = styled.li`
  color: ${theme.colour.textSoft};
`;
