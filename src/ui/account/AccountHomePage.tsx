import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { FavouriteList } from '../favourites/FavouriteList';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import { Avatar } from '../session/Avatar';
import type { SessionViewModel } from '../session/session.view-model';
import { ButtonLink } from '../shared/ButtonLink';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { theme } from '../theme/theme';
import { AccountCards } from './AccountCards';
import { AddressPanel } from './AddressPanel';
import { ContinuePlaying } from './ContinuePlaying';
import { FriendsPlaying } from './FriendsPlaying';
import { LatestAchievements } from './LatestAchievements';
import { Page } from './account.styles';
import type { AccountServices } from './account-services';

export interface AccountHomePageProps extends Pick<
  AccountServices,
  'createHome' | 'createOwnHome' | 'createFavourites' | 'marks'
> {
  readonly session: SessionViewModel;
  readonly inboxMenu: InboxMenuViewModel;
}

/** The player's own front page. */
export const AccountHomePage = observer(function AccountHomePage(props: AccountHomePageProps) {
  const { session, inboxMenu, createHome, createOwnHome, createFavourites, marks } = props;
  const home = useScreen(createHome);
  const place = useScreen(createOwnHome);
  const { owner: user } = session;
  if (user === undefined) return null;
  return (
    <Page>
      <Greeting>
        <Avatar picture={user.avatar.sm} premium={session.premium} size={88} />
        <Words>
          <h1>
            Hello, <bdi>{displayName(user)}</bdi>
          </h1>
          <p>{handleOf(user)}</p>
        </Words>
        <ButtonLink to="/arcade/games" variant="primary" icon="gamepad">
          Find a game
        </ButtonLink>
      </Greeting>
      <AccountCards user={user} premium={session.premium} inboxMenu={inboxMenu} />
      <ContinuePlaying home={place} />
      <LatestAchievements home={place} />
      <AddressPanel home={home} />
      <FriendsPlaying home={place} />
      <FavouriteList createFavourites={createFavourites} marks={marks} />
    </Page>
  );
});

function handleOf({ username, alias }: CurrentUser): string {
  return alias === undefined ? 'Good to have you here.' : `You log in as ${username}.`;
}

const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(5)};
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  p {
    margin-top: ${space(1)};
    color: ${theme.colour.textSoft};
    overflow-wrap: anywhere;
  }
`;
