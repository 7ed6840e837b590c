import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { TimeZoneContext } from '../shared/time-zone-context';
import type { AccountServices } from './account-services';
import { AccountFrame } from './AccountFrame';

/** The frame's part of the routes: within it times are told in the player's own zone. */
export function accountRoute({ timeZone }: Pick<AccountServices, 'timeZone'>, session: SessionViewModel) {
  const Component = observer(function AccountRoute() {
    return (
      <TimeZoneContext value={timeZone}>
        <AccountFrame session={session} />
      </TimeZoneContext>
    );
  });
  return { Component } satisfies RouteObject;
}
