import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useParams, useLoaderData, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { FriendAction } from '../../domain/friends/relationship';
import { brand } from '../../domain/shared/brand';
import type { ArcadeServices } from '../app/arcade-services';
import type { PageHead, RouteHandle } from '../app/page-head';
import { CommentsSection } from '../comments/CommentsSection';
import { FollowBar } from '../community/MarkButton';
import type { MarkServices } from '../community/mark.view-model';
import { FriendActionButtons } from '../friends/PersonRow';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { ProfileBody } from './ProfileBody';
import { ProfileHeader } from './ProfileHeader';
import type { ProfileWatch } from './profile-address';
import { profileAddress } from './profile-address';
import type { ProfileRelationshipViewModel, ShownRelationship } from './profile-relationship.view-model';

interface TieLook {
  readonly words: string | undefined;
  readonly deeds: readonly FriendAction[];
}

const looks: Readonly<Record<ShownRelationship, TieLook>> = {
  none: { words: undefined, deeds: ['ask', 'block'] },
  closed: { words: 'Takes no friend requests from you.', deeds: ['block'] },
  asked: { words: 'You have asked to be friends.', deeds: ['withdraw', 'block'] },
  asks: { words: 'Would like to be your friend.', deeds: ['accept', 'decline', 'block'] },
  friends: { words: 'You are friends.', deeds: ['remove', 'block'] },
  blocked: { words: 'You have blocked this player. Neither of you sees the other.', deeds: ['unblock'] },
};

interface ProfileRelationshipProps {
  readonly profile: Profile;
  readonly tie: ProfileRelationshipViewModel;
  readonly watch: Pick<ProfileWatch, 'look'>;
}

/** What stands between whoever looks and the player, and what can be done about it. */
const ProfileRelationship = observer(function ProfileRelationship({ profile, tie, watch }: ProfileRelationshipProps) {
  const { revalidate } = useRevalidator();
  const words = useRef<HTMLSpanElement>(null);
  const now = tie.now(profile.tie);
  if (now === undefined) return null;
  const look = looks[now];
  const act = async (deed: FriendAction) => {
    if (await tie.act(deed, profile)) await revalidate();
    // What was not done may have been refused, as of somebody who has blocked meanwhile.
    else void watch.look();
    rescueFocus(() => words.current);
  };
  return (
    <Bar>
      <span ref={words} tabIndex={-1}>
        {look.words}
      </span>
      <FriendActionButtons person={profile} deeds={look.deeds} busy={tie.busy} onPress={(deed) => void act(deed)} />
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
  @media (max-width: 639px) {
    justify-content: center;
  }
`;

interface ProfilePageProps extends Pick<ArcadeServices, 'createReport'> {
  readonly session: SessionViewModel;
  readonly createRelationship: ArcadeServices['createProfileRelationship'];
  readonly createWatch: ArcadeServices['createProfileWatch'];
  readonly createComments: ArcadeServices['createComments'];
  readonly createFollow: MarkServices['followPlayer'];
}

/** A player as whoever looks may see them (spec 2 §2, decisions §4). */
const ProfilePage = observer(function ProfilePage(props: ProfilePageProps) {
  const { session, createRelationship, createWatch, createComments, createFollow, createReport } = props;
  const profile = useLoaderData<Profile>();
  const [door] = useState(createReport);
  const [tie] = useState(createRelationship);
  const { revalidate } = useRevalidator();
  const own = session.user?.username === profile.username;
  const blocked = session.user !== undefined && tie.now(profile.tie) === 'blocked';
  const shown = useRef<Profile>(undefined);
  useEffect(() => {
    // To whom has blocked there is nothing more to be shown.
    shown.current = blocked ? undefined : profile;
  }, [blocked, profile]);
  const watch = useScreen(() =>
    createWatch(
      () => shown.current,
      () => void revalidate(),
    ),
  );
  useEffect(() => {
    tie.adopt();
  }, [tie, profile]);
  return (
    <Page>
      <ProfileHeader profile={blocked ? { ...profile, about: '', links: [] } : profile} own={own}>
        {blocked || profile.followers === undefined ? null : (
          <FollowBar
            name={profile.alias}
            own={own}
            centred
            now={nowOf(profile)}
            createFollow={() => createFollow(profile.username, nowOf(profile))}
          />
        )}
        {session.user === undefined || own ? null : <ProfileRelationship profile={profile} tie={tie} watch={watch} />}
        {own || blocked ? null : (
          <ReportButton
            subject={{ kind: 'profile', target: profile.username, name: profile.alias }}
            onReport={door.report}
          />
        )}
      </ProfileHeader>
      {blocked ? null : (
        <ProfileBody profile={profile} own={own}>
          {profile.wall === 'closed' ? null : (
            <CommentsSection
              createComments={() => createComments(profile.username, () => void watch.look())}
              wall={profile.wall}
              signedIn={session.user !== undefined}
            />
          )}
        </ProfileBody>
      )}
      <LazyReport door={door} />
    </Page>
  );
});

const nowOf = ({ followers = 0, following }: Profile) => ({ count: followers, mine: following });

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(10)};
  padding-block: ${space(8)} ${space(16)};
  @media ${theme.wide} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: ${space(10)} ${space(14)};
    & > header {
      grid-column: 1 / -1;
    }
  }
`;

/** What search engines and share cards are told of a player (schema.org `ProfilePage`); of a hidden one they get the error’s page. */
const profileHead: RouteHandle = {
  head: (data) => headOf(data as Profile),
};

function headOf({ alias, username, avatar, joined }: Profile): PageHead {
  return {
    title: alias === username ? username : `${alias} (@${username})`,
    description: `${alias} plays on ${brand.siteName}: achievements, games and friends.`,
    path: profileAddress(username),
    trail: [],
    jsonLd: {
      '@type': 'ProfilePage',
      dateCreated: joined,
      mainEntity: { '@type': 'Person', name: alias, alternateName: username, identifier: username, image: avatar.sd },
    },
  };
}

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
