import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { OwnAchievements } from '../../domain/account/own-achievements';
import { ACHIEVEMENT_FILTERS, ACHIEVEMENT_ORDERS, completion } from '../../domain/account/own-achievements';
import { ButtonLink } from '../shared/ButtonLink';
import { ChoiceRow } from '../shared/ChoiceRow';
import { EmptyState } from '../shared/EmptyState';
import { Icon } from '../shared/Icon';
import { space, theme } from '../theme/theme';
import { AccountList } from './AccountList';
import { ActivityPage } from './ActivityPage';
import { EntriesSkeleton } from './EntriesSkeleton';
import { Facts } from './Facts';
import { GameAchievementsSection } from './GameAchievementsSection';
import { HistoryPage } from './HistoryPage';
import { useAccountList } from './account-list.view-model';
import type { AccountServices } from './account-services';
import { accountHead } from './account-notices';
import { Page, Section } from './account.styles';
import type { AchievementChoice } from './achievement.texts';
import { achievementsUrl, parseAchievementChoice, emptyTexts, filterNames, orderNames } from './achievement.texts';

/** Badges that the portal itself has awarded. */
const PortalBadges = observer(function PortalBadges({ badges }: Pick<OwnAchievements, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <Section aria-labelledby="portal-badges">
      <Title id="portal-badges">Badges</Title>
      <List>
        {badges.map(({ slug, title, description }) => (
          <li key={slug}>
            <Icon name="star" size={18} colour={theme.colour.warning} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
});

const Title = styled.h2`
  && {
    font-size: ${theme.size.lg};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  li {
    display: flex;
    align-items: center;
    gap: ${space(3)};
    padding: ${space(3)} ${space(4)};
    border-radius: ${theme.radius.card};
    background: ${theme.colour.surface};
    box-shadow: ${theme.hairlineShadow};
  }
  h3 {
    font-size: ${theme.size.sm};
    letter-spacing: 0;
  }
  p {
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;

type Services = Pick<AccountServices, 'createAchievements'>;

/** Earned and locked achievements by game. */
export const AchievementsPage = observer(function AchievementsPage({ createAchievements }: Services) {
  const [query] = useSearchParams();
  const choice = parseAchievementChoice(query);
  return (
    <Page>
      <h1>Achievements</h1>
      <Choices>
        <ChoiceRow
          label="Filter achievements"
          variant="pills"
          choices={ACHIEVEMENT_FILTERS.map((show) => ({
            title: filterNames[show],
            to: achievementsUrl({ ...choice, show }),
            current: show === choice.show,
          }))}
        />
        <ChoiceRow
          label="Sort games"
          variant="pills"
          choices={ACHIEVEMENT_ORDERS.map((order) => ({
            title: orderNames[order],
            to: achievementsUrl({ ...choice, order }),
            current: order === choice.order,
          }))}
        />
      </Choices>
      {/* Each choice has its own list. */}
      <Chosen key={achievementsUrl(choice)} choice={choice} createAchievements={createAchievements} />
    </Page>
  );
});

const Chosen = observer(function Chosen(props: Services & { readonly choice: AchievementChoice }) {
  const { choice, createAchievements } = props;
  const list = useAccountList((page) => createAchievements(choice, page));
  const { list: shown } = list;
  const empty = emptyTexts[choice.show];
  return (
    <Parts>
      {shown === undefined && list.failure !== undefined ? null : (
        <Facts
          facts={
            shown && [
              ['Completion', `${String(completion(shown))}%`],
              ['Earned', String(shown.earned)],
              ['Locked', String(shown.total - shown.earned)],
            ]
          }
        />
      )}
      {shown === undefined ? null : <PortalBadges badges={shown.badges} />}
      <AccountList
        list={list}
        label="Pages of achievements"
        skeleton={<EntriesSkeleton rows={6} />}
        empty={
          <EmptyState icon="trophy" level={2} title={empty.title} text={empty.text}>
            <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
              Find a game
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ games }) => (
          <Parts>
            {games.map((ofGame) => (
              <GameAchievementsSection key={ofGame.game.slug} ofGame={ofGame} />
            ))}
          </Parts>
        )}
      </AccountList>
    </Parts>
  );
});

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

/** Returns the achievements, activity and history routes, which share one lazily loaded script. */
export function accountPagesRoutes({ createAchievements, createActivity, createHistory }: AccountServices) {
  const Achievements = observer(function AchievementsRoute() {
    return <AchievementsPage createAchievements={createAchievements} />;
  });
  const Activity = observer(function ActivityRoute() {
    return <ActivityPage createActivity={createActivity} />;
  });
  const History = observer(function HistoryRoute() {
    return <HistoryPage createHistory={createHistory} />;
  });
  return {
    achievement: { Component: Achievements, handle: accountHead('Achievements') },
    activity: { Component: Activity, handle: accountHead('Activity') },
    history: { Component: History, handle: accountHead('Play history') },
  } satisfies Record<string, RouteObject>;
}
