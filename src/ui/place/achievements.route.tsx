import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { AchievementsPage } from './AchievementsPage';

/** The achievements' part of the routes, loaded when they are first visited. */
export function achievementsRoute({ createAchievements }: AccountServices) {
  const Component = observer(function AchievementsRoute() {
    return <AchievementsPage createAchievements={createAchievements} />;
  });
  return { Component, handle: accountHead('Achievements') } satisfies RouteObject;
}
