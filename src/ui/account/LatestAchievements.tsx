import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { AchievementEntry } from '../profile/AchievementEntry';
import { Blank, BlankPanel } from '../shared/Blank';
import { space, theme } from '../theme/theme';
import { AccountHomeEmpty, AccountHomeSection } from './AccountHomeSection';
import { ACCOUNT_ACHIEVEMENTS } from './account-pages';
import type { OwnHomeViewModel } from './own-home.view-model';

const THREE = [0, 1, 2];

export const LatestAchievements = observer(function LatestAchievements({ home }: { readonly home: OwnHomeViewModel }) {
  const earned = home.home?.achievements;
  return (
    <AccountHomeSection
      id="latest-achievements"
      title="Latest achievements"
      all={{ title: 'All achievements', to: ACCOUNT_ACHIEVEMENTS }}
      failure={home.failure}
      onRetry={home.load}
      skeleton={<Room />}
    >
      {earned === undefined ? undefined : earned.length === 0 ? (
        <AccountHomeEmpty room={<Room />} text="Achievements you earn will show up here." />
      ) : (
        <List>
          {earned.map((achievement) => (
            <AchievementEntry key={`${achievement.game.slug}/${achievement.slug}`} earned={achievement} />
          ))}
        </List>
      )}
    </AccountHomeSection>
  );
});

const Room = observer(function Room() {
  return (
    <List as="div">
      {THREE.map((place) => (
        <Row key={place}>
          <BlankPanel />
          <div>
            <Blank $width="60%" />
            <Blank $width="80%" />
            <Blank $width="40%" />
          </div>
        </Row>
      ))}
    </List>
  );
});

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)} ${space(6)};
  padding: ${space(5)} ${space(6)};
  border-radius: ${theme.radius.panel};
  background: ${theme.colour.surface};
  & > * {
    min-height: 100px;
  }
  @media ${theme.below.large} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  grid-template-rows: 64px;
  gap: ${space(4)};
`;
