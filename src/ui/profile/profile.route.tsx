import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useParams, useRevalidator } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { SessionViewModel } from '../session/session.view-model';
import { useScreen } from '../shared/use-screen';
import { profileHead } from './profile.head';
import { ProfilePage } from './ProfilePage';

/** What a profile’s address shows; asked for anew when somebody else looks. */
export function profileRoute(session: SessionViewModel) {
  const Component = observer(function ProfileRoute() {
    const { user } = useParams();
    const { revalidate } = useRevalidator();
    useScreen(() => ({
      start: () =>
        reaction(
          () => session.user?.id,
          () => void revalidate(),
        ),
    }));
    return <ProfilePage key={user} session={session} />;
  });
  return { Component, handle: profileHead } satisfies RouteObject;
}
