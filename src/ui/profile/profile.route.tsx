import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { profileHead } from './profile.head';
import { ProfilePage } from './ProfilePage';

/** What a profile’s address shows. */
export function profileRoute(session: SessionViewModel) {
  const Component = observer(function ProfileRoute() {
    const { user } = useParams();
    return <ProfilePage key={user} session={session} />;
  });
  return { Component, handle: profileHead } satisfies RouteObject;
}
