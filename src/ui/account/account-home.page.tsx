import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import { accountHead } from './account.head';
import { AccountHomePage } from './AccountHomePage';
import type { AccountServices } from './account-services';

/** The home page's part of the routes, loaded when it is first visited. */
export function accountHomeRoute(
  { createHome, createOwnHome, createFavourites, marks }: AccountServices,
  session: SessionViewModel,
  inboxMenu: InboxMenuViewModel,
) {
  const Component = observer(function AccountHomeRoute() {
    return (
      <AccountHomePage
        session={session}
        inboxMenu={inboxMenu}
        createHome={createHome}
        createOwnHome={createOwnHome}
        createFavourites={createFavourites}
        marks={marks}
      />
    );
  });
  return { Component, handle: accountHead('Account') } satisfies RouteObject;
}
