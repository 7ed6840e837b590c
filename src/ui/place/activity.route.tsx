import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { ActivityPage } from './ActivityPage';

/** The activity's part of the routes, loaded when it is first visited. */
export function activityRoute({ createActivity }: AccountServices) {
  const Component = observer(function ActivityRoute() {
    return <ActivityPage createActivity={createActivity} />;
  });
  return { Component, handle: accountHead('Activity') } satisfies RouteObject;
}
