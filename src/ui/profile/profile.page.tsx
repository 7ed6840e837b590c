import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useParams, useLoaderData, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { FriendAction } from '../../domain/friends/relationship';
import type { BrowseServices } from '../app/browse-services';
import { conversationAddress } from '../account/account-pages';
import { CommentsSection } from '../comments/CommentsSection';
import { ErrorPage } from '../errors/ErrorPage';
import type { ErrorServices } from '../errors/error-services';
import { FollowBar } from '../community/MarkButton';
import type { MarkServices } from '../community/mark.view-model';
import { FriendActionButtons } from '../friends/PersonRow';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { ProfileBody } from './ProfileBody';
import { ProfileHeader } from './ProfileHeader';
import type { ProfileWatch } from './profile-address';
import { profileHead } from './profile.head';
import type { ProfileRelationshipViewModel, ShownRelationship } from './profile-relationship.view-model';

interface RelationshipView {
  readonly text: string | undefined;
  readonly actions: readonly FriendAction[];
}

const relationshipViews: Readonly<Record<ShownRelationship, RelationshipView>> = {
  none: { text: undefined, actions: ['request', 'block'] },
  closed: { text: 'Not accepting friend requests.', actions: ['block'] },
  asked: { text: 'Friend request sent', actions: ['withdraw', 'block'] },
  asks: { text: 'Wants to be your friend', actions: ['accept', 'decline', 'block'] },
  friends: { text: 'You’re friends', actions: ['remove', 'block'] },
  blocked: { text: 'You’ve blocked this player. You can’t see each other’s profiles.', actions: ['unblock'] },
};

interface ProfileRelationshipProps {
  readonly profile: Profile;
  readonly relationship: ProfileRelationshipViewModel;
  readonly watch: Pick<ProfileWatch, 'check'>;
}

/** Relationship to the shown player and the available friend actions. */
const ProfileRelationship = observer(function ProfileRelationship({
  profile,
  relationship,
  watch,
}: ProfileRelationshipProps) {
  const { revalidate } = useRevalidator();
  const text = useRef<HTMLSpanElement>(null);
  const now = relationship.now(profile.relationship);
  if (now === undefined) return null;
  const view = relationshipViews[now];
  const act = async (action: FriendAction) => {
    if (await relationship.act(action, profile)) await revalidate();
    // The player may have blocked the visitor meanwhile.
    else void watch.check();
    rescueFocus(() => text.current);
  };
  return (
    <Bar>
      <span ref={text} tabIndex={-1}>
        {view.text}
      </span>
      <FriendActionButtons
        person={profile}
        actions={view.actions}
        busy={relationship.busy}
        onPress={(action) => void act(action)}
      />
    </Bar>
  );
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  font-size: ${theme.size.sm};
  color: ${theme.colour.textSoft};
  & > span:empty {
    display: none;
  }
  & > span:focus {
    outline: none;
  }
  @media ${theme.below.medium} {
    justify-content: center;
  }
`;

interface ProfilePageProps extends Pick<BrowseServices, 'createReport'> {
  readonly session: SessionViewModel;
  readonly createRelationship: BrowseServices['createProfileRelationship'];
  readonly createWatch: BrowseServices['createProfileWatch'];
  readonly createComments: BrowseServices['createComments'];
  readonly createFollow: MarkServices['followPlayer'];
}

/** Profile page, limited to the parts that the visitor may see (spec 2 §2, decisions §4). */
const ProfilePage = observer(function ProfilePage(props: ProfilePageProps) {
  const { session, createRelationship, createWatch, createComments, createFollow, createReport } = props;
  const profile = useLoaderData<Profile>();
  const [reportDialog] = useState(createReport);
  const [relationship] = useState(createRelationship);
  const { revalidate } = useRevalidator();
  const own = session.user?.username === profile.username;
  const blocked = session.user !== undefined && relationship.now(profile.relationship) === 'blocked';
  const shown = useRef<Profile>(undefined);
  useEffect(() => {
    // A blocked profile shows nothing else.
    shown.current = blocked ? undefined : profile;
  }, [blocked, profile]);
  const watch = useScreen(() =>
    createWatch(
      () => shown.current,
      () => void revalidate(),
    ),
  );
  useEffect(() => {
    relationship.adopt();
  }, [relationship, profile]);
  return (
    <Page>
      <ProfileHeader profile={blocked ? { ...profile, about: '', links: [] } : profile} own={own}>
        <Actions {...(own ? {} : { role: 'group', 'aria-label': `Actions for ${profile.alias}` })}>
          {blocked || profile.followers === undefined ? null : (
            <FollowBar
              name={profile.alias}
              own={own}
              centred
              now={nowOf(profile)}
              createFollow={() => createFollow(profile.username, nowOf(profile))}
            />
          )}
          {session.user === undefined || own ? null : (
            <ProfileRelationship profile={profile} relationship={relationship} watch={watch} />
          )}
          {session.user === undefined || own || blocked || !profile.messageable ? null : (
            <ButtonLink to={conversationAddress(profile.username)} icon="mail">
              Message
            </ButtonLink>
          )}
          {own || blocked ? null : (
            <ReportButton
              subject={{ kind: 'profile', target: profile.username, name: profile.alias }}
              onReport={reportDialog.report}
            />
          )}
        </Actions>
      </ProfileHeader>
      {blocked ? null : (
        <ProfileBody profile={profile} own={own}>
          {profile.commentAccess === 'closed' ? null : (
            <CommentsSection
              createComments={() => createComments(profile.username, () => void watch.check())}
              access={profile.commentAccess}
              signedIn={session.user !== undefined}
            />
          )}
        </ProfileBody>
      )}
      <LazyReport dialog={reportDialog} />
    </Page>
  );
});

const nowOf = ({ followers = 0, following }: Profile) => ({ count: followers, mine: following });

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
  @media ${theme.below.medium} {
    flex-direction: column;
  }
`;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(10)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.from.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(10)} ${space(14)};
    & > header {
      grid-column: 1 / -1;
    }
  }
`;

/** Creates the route of the profile page. */
export function profileRoute(
  errors: ErrorServices,
  services: Pick<
    BrowseServices,
    | 'createProfileRelationship'
    | 'createProfileWatch'
    | 'createHiddenProfileWatch'
    | 'createComments'
    | 'createReport'
    | 'marks'
  >,
) {
  const { session } = errors;
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
  const ErrorBoundary = observer(function HiddenProfile() {
    const { user = '' } = useParams();
    const { revalidate } = useRevalidator();
    // The player may have unblocked the visitor meanwhile.
    useScreen(() => services.createHiddenProfileWatch(user, () => void revalidate()));
    return <ErrorPage services={errors} />;
  });
  return { Component, ErrorBoundary, handle: profileHead } satisfies RouteObject;
}
