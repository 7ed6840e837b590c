import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { FriendsPage } from './FriendsPage';

/** The friends' part of the routes, loaded when they are first visited. */
export function friendsRoute({ createFriends, createFollowed, marks }: AccountServices) {
  const Component = observer(function FriendsRoute() {
    return <FriendsPage createFriends={createFriends} createFollowed={createFollowed} marks={marks} />;
  });
  return { Component, handle: accountHead('Friends') } satisfies RouteObject;
}
