import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { InboxDoorViewModel } from '../inbox/inbox-door.view-model';
import type { SessionViewModel } from '../session/session.view-model';
import { accountHead } from './account.head';
import { AccountHomePage } from './AccountHomePage';
import type { AccountServices } from './account-services';

/** The home page's part of the routes, loaded when it is first visited. */
export function accountHomeRoute(
  { createHome, createOwnHome, createFavourites, marks }: AccountServices,
  session: SessionViewModel,
  inboxDoor: InboxDoorViewModel,
) {
  const Component = observer(function AccountHomeRoute() {
    return (
      <AccountHomePage
        session={session}
        inboxDoor={inboxDoor}
        createHome={createHome}
        createOwnHome={createOwnHome}
        createFavourites={createFavourites}
        marks={marks}
      />
    );
  });
  return { Component, handle: accountHead('Account') } satisfies RouteObject;
}
