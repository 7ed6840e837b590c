import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { AccountFrame } from './AccountFrame';

/** The frame's part of the routes. */
export function accountRoute(session: SessionViewModel) {
  const Component = observer(function AccountRoute() {
    return <AccountFrame session={session} />;
  });
  return { Component } satisfies RouteObject;
}
