import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { GameFeatures } from '../../domain/games/game';
import { Icon } from '../shared/Icon';
import type { IconName } from '../shared/icon-set';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { SidePanel } from './SidePanel';

export interface FeaturesPanelProps {
  readonly features: GameFeatures;
}

/** What a game has and what it has not; words and marks say it, not colour alone. */
export const FeaturesPanel = observer(function FeaturesPanel({ features }: FeaturesPanelProps) {
  return (
    <SidePanel title="Features">
      <List>
        {(Object.keys(faces) as (keyof GameFeatures)[]).map((name) => (
          <Feature key={name} $on={features[name]}>
            <Icon name={faces[name].icon} size={18} colour="currentColor" />
            <span>{faces[name].label}</span>
            <Answer>
              {features[name] ? 'Yes' : 'No'}
              <Icon
                name={features[name] ? 'check' : 'minus'}
                size={16}
                colour={features[name] ? theme.colour.success : 'currentColor'}
              />
            </Answer>
          </Feature>
        ))}
      </List>
    </SidePanel>
  );
});

const faces: Record<keyof GameFeatures, { readonly label: string; readonly icon: IconName }> = {
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

const Feature = styled.li<{ readonly $on: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 28px;
  color: ${({ $on }) => ($on ? theme.colour.text : theme.colour.textSoft)};
`;

const Answer = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;
`;
