import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from './account.head';
import type { AccountServices } from './account-services';
import { AchievementsPage } from './AchievementsPage';
import { ActivityPage } from './ActivityPage';
import { HistoryPage } from './HistoryPage';

/** What was played, earned and done, as parts of the routes that are loaded when one of them is first visited. */
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
