import { observer } from 'mobx-react-lite';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Profile } from '../../domain/account/profile';
import type { SessionViewModel } from '../session/session.view-model';
import { Container } from '../shared/Container';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { ProfileBody } from './ProfileBody';
import { ProfileHeader } from './ProfileHeader';
import type { ProfileTieProps } from './ProfileTie';
import { ProfileTie } from './ProfileTie';

export interface ProfilePageProps extends Pick<ProfileTieProps, 'createTie'> {
  readonly session: SessionViewModel;
}

/** A player as whoever looks may see them (spec 2 §2, decisions §4). */
export const ProfilePage = observer(function ProfilePage({ session, createTie }: ProfilePageProps) {
  const profile = useLoaderData<Profile>();
  const own = session.user?.username === profile.username;
  return (
    <Page>
      <ProfileHeader profile={profile} own={own}>
        {session.user === undefined || own ? null : <ProfileTie profile={profile} createTie={createTie} />}
      </ProfileHeader>
      <ProfileBody profile={profile} own={own} />
    </Page>
  );
});

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
