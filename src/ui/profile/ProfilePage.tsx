import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { ProfilePart } from '../../domain/account/profile-parts';
import type { ArcadeServices } from '../app/arcade-services';
import { CommentsSection } from '../comments/CommentsSection';
import { FollowBar } from '../community/FollowBar';
import type { MarkServices } from '../community/mark-services';
import { LateReport } from '../reports/LateReport';
import { ReportButton } from '../reports/ReportButton';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { Container } from '../shared/Container';
import { EmptyState } from '../shared/EmptyState';
import { destinations } from '../shell/destinations';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { partEntries } from './part-entries';
import { NOTHING_EARNED } from './profile-words';
import { ProfileHeader } from './ProfileHeader';
import { ProfileSection } from './ProfileSection';
import type { ProfileTieProps } from './ProfileTie';
import { ProfileTie } from './ProfileTie';
import { QuietParts } from './QuietParts';

/** What a player has done, and what surrounds them. */
const DONE: readonly ProfilePart[] = ['achievements', 'history', 'activity'];
const AROUND: readonly ProfilePart[] = ['friends', 'badges', 'inventory'];

export interface ProfilePageProps extends Pick<ProfileTieProps, 'createTie'>, Pick<ArcadeServices, 'createReport'> {
  readonly session: SessionViewModel;
  readonly createComments: ArcadeServices['createComments'];
  readonly createFollow: MarkServices['followPlayer'];
}

/** A player as whoever looks may see them (spec 2 §2, decisions §4). */
export const ProfilePage = observer(function ProfilePage(props: ProfilePageProps) {
  const { session, createTie, createComments, createFollow, createReport } = props;
  const profile = useLoaderData<Profile>();
  const [door] = useState(createReport);
  const own = session.user?.username === profile.username;
  const is = (shown: boolean, parts: readonly ProfilePart[]) =>
    parts.filter((part) => (profile[part]?.length ?? 0) > 0 === shown);
  const quiet = is(false, [...DONE, ...AROUND]);
  const unearned = profile.achievements?.length === 0;
  const sections = (parts: readonly ProfilePart[]) =>
    is(true, parts).map((part) => <ProfileSection key={part} part={part} entries={partEntries(profile, part) ?? []} />);
  return (
    <Page>
      <ProfileHeader profile={profile} own={own}>
        {profile.followers === undefined ? null : (
          <FollowBar
            name={profile.alias}
            own={own}
            now={nowOf(profile)}
            createFollow={() => createFollow(profile.username, nowOf(profile))}
          />
        )}
        {session.user === undefined || own ? null : <ProfileTie profile={profile} createTie={createTie} />}
        {own ? null : (
          <ReportButton
            subject={{ kind: 'profile', target: profile.username, name: profile.alias }}
            onReport={door.report}
          />
        )}
      </ProfileHeader>
      <Parts>
        {unearned ? (
          <EmptyState text={NOTHING_EARNED}>
            {own ? <ButtonLink to={destinations.games.path}>Find a game</ButtonLink> : null}
          </EmptyState>
        ) : null}
        {sections(DONE)}
        {profile.wall === 'closed' ? null : (
          <CommentsSection
            createComments={() => createComments(profile.username)}
            wall={profile.wall}
            signedIn={session.user !== undefined}
          />
        )}
      </Parts>
      <Parts>
        {sections(AROUND)}
        <QuietParts
          alias={profile.alias}
          empty={quiet.filter((part) => profile[part] !== undefined && part !== 'achievements')}
          hidden={quiet.filter((part) => profile[part] === undefined)}
        />
      </Parts>
      <LateReport door={door} />
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

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  &:empty {
    display: none;
  }
`;
