import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { ArcadeServices } from '../app/arcade-services';
import { CommentsSection } from '../comments/CommentsSection';
import { FollowBar } from '../community/FollowBar';
import type { MarkServices } from '../community/mark-services';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ProfileBody } from './ProfileBody';
import { ProfileHeader } from './ProfileHeader';
import { ProfileRelationship } from './ProfileRelationship';

export interface ProfilePageProps extends Pick<ArcadeServices, 'createReport'> {
  readonly session: SessionViewModel;
  readonly createRelationship: ArcadeServices['createProfileRelationship'];
  readonly createWatch: ArcadeServices['createProfileWatch'];
  readonly createComments: ArcadeServices['createComments'];
  readonly createFollow: MarkServices['followPlayer'];
}

/** A player as whoever looks may see them (spec 2 §2, decisions §4). */
export const ProfilePage = observer(function ProfilePage(props: ProfilePageProps) {
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
