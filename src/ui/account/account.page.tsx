import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { UTC } from '../../domain/shared/time-zone';
import type { SessionViewModel } from '../session/session.view-model';
import { usePageNow } from '../shared/page-context';
import { TimeZoneContext } from '../shared/time-zone-context';
import type { AccountServices } from './account-services';
import { AccountFrame } from './AccountFrame';

/** The frame's part of the routes: within it times are told in the player's own zone. */
export function accountRoute({ timeZone }: Pick<AccountServices, 'timeZone'>, session: SessionViewModel) {
  const Component = observer(function AccountRoute() {
    // Until the page is alive it says what the server wrote.
    const zone = usePageNow() === undefined ? UTC : timeZone;
    return (
      <TimeZoneContext value={zone}>
        <AccountFrame session={session} />
      </TimeZoneContext>
    );
  });
  return { Component } satisfies RouteObject;
}
