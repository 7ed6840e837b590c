import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { ArcadeServices } from '../app/arcade-services';
import type { SessionViewModel } from '../session/session.view-model';
import { profileHead } from './profile.head';
import { ProfilePage } from './ProfilePage';

/** What a profile’s address shows. */
export function profileRoute(
  session: SessionViewModel,
  services: Pick<
    ArcadeServices,
    'createProfileRelationship' | 'createProfileWatch' | 'createComments' | 'createReport' | 'marks'
  >,
) {
  const { createProfileRelationship, createProfileWatch, createComments, createReport, marks } = services;
  const Component = observer(function ProfileRoute() {
    const { user } = useParams();
    return (
      <ProfilePage
        key={user}
        session={session}
        createRelationship={createProfileRelationship}
        createWatch={createProfileWatch}
        createComments={createComments}
        createFollow={marks.followPlayer}
        createReport={createReport}
      />
    );
  });
  return { Component, handle: profileHead } satisfies RouteObject;
}
