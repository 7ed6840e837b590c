import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { accountHead } from './account.head';
import type { AccountServices } from './account-services';
import { SettingsPage } from './SettingsPage';

/** The settings' part of the routes, loaded when they are first visited. */
export function settingsRoute(services: AccountServices, session: SessionViewModel) {
  const Component = observer(function SettingsRoute() {
    return <SettingsPage {...services} session={session} />;
  });
  return { Component, handle: accountHead('Settings') } satisfies RouteObject;
}
