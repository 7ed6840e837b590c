import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { accountHead } from './account.head';
import type { AccountServices } from './account-services';
import { PurchasesPage } from './PurchasesPage';

/** The purchases' part of the routes, loaded when they are first visited. */
export function purchasesRoute({ createReceipts }: AccountServices, session: SessionViewModel) {
  const Component = observer(function PurchasesRoute() {
    return <PurchasesPage createReceipts={createReceipts} session={session} />;
  });
  return { Component, handle: accountHead('Purchases') } satisfies RouteObject;
}
