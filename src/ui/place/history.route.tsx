import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { HistoryPage } from './HistoryPage';

/** The play history's part of the routes, loaded when it is first visited. */
export function historyRoute({ createHistory }: AccountServices) {
  const Component = observer(function HistoryRoute() {
    return <HistoryPage createHistory={createHistory} />;
  });
  return { Component, handle: accountHead('Play history') } satisfies RouteObject;
}
