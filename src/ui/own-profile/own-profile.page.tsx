import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { OwnProfilePage } from './OwnProfilePage';

/** The profile's part of the account's routes, loaded when it is first visited. */
export function ownProfileRoute({ createOwnProfile }: AccountServices) {
  const Component = observer(function OwnProfileRoute() {
    return <OwnProfilePage createOwnProfile={createOwnProfile} />;
  });
  return { Component, handle: accountHead('Profile') } satisfies RouteObject;
}
