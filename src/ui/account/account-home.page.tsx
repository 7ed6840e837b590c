import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import { brand } from '../../domain/shared/brand';
import { FavouriteList } from '../favourites/FavouriteList';
import { PersonRow, PresenceText } from '../friends/PersonRow';
import type { InboxMenuViewModel } from '../inbox/inbox-menu.view-model';
import { Avatar } from '../session/Avatar';
import type { SessionViewModel } from '../session/session.view-model';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { AccountCards } from './AccountCards';
import { AddressRow } from './AddressRow';
import { ContinuePlaying } from './ContinuePlaying';
import { AccountHomeEmpty, AccountHomeSection } from './AccountHomeSection';
import { LatestAchievements } from './LatestAchievements';
import { SettingRow } from './SettingRow';
import type { AccountHomeViewModel } from './account-home.view-model';
import { ACCOUNT_FRIENDS } from './account-pages';
import type { AccountServices } from './account-services';
import { accountHead } from './account-notices';
import { Page, Panel } from './account.styles';
import type { OwnHomeViewModel } from './own-home.view-model';

const MAX_SHOWN = 6;

/** Friends who are playing, with their games. */
export const FriendsPlaying = observer(function FriendsPlaying({ home }: { readonly home: OwnHomeViewModel }) {
  const { playing, friendsFailure, refreshFriends } = home;
  const emptyText =
    home.friends?.length === 0 ? 'Friends who are playing show up here.' : 'No friends are playing right now.';
  return (
    <AccountHomeSection
      id="friends-playing"
      title="Friends playing now"
      all={{ title: 'Friends', to: ACCOUNT_FRIENDS }}
      failure={friendsFailure}
      onRetry={refreshFriends}
      skeleton={<Room />}
    >
      {playing === undefined ? undefined : playing.length === 0 ? (
        <AccountHomeEmpty room={<Room />} text={emptyText} />
      ) : (
        <Panel as="ul">
          {playing.slice(0, MAX_SHOWN).map((friend) => (
            <PersonRow key={friend.username} person={friend} actions={null}>
              <PresenceText presence={friend.presence} />
            </PersonRow>
          ))}
        </Panel>
      )}
    </AccountHomeSection>
  );
});

const Room = observer(function Room() {
  return (
    <Panel>
      <Row>
        <Blank $width="48px" $height="48px" />
        <Blank $width="180px" />
      </Row>
    </Panel>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 120px;
`;

/** The email address on the account's home page; shown until it is verified. */
const AddressPanel = observer(function AddressPanel({ home }: { readonly home: AccountHomeViewModel }) {
  const { overview, failure, address } = home;
  if (overview !== undefined)
    return (
      <Panel>
        <AddressRow level={2} overview={overview} address={address} />
      </Panel>
    );
  if (failure !== undefined)
    return (
      <Panel role="alert">
        <SettingRow
          level={2}
          icon="alert-triangle"
          title="Email address"
          action={
            <Button icon="rotate-cw" onClick={() => void home.load()}>
              Try again
            </Button>
          }
        >
          {failure}
        </SettingRow>
      </Panel>
    );
  return (
    <Panel role="status">
      <SettingRow level={2} icon="mail" title="Email address">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Blank $width="240px" />
      </SettingRow>
    </Panel>
  );
});

interface AccountHomePageProps extends Pick<
  AccountServices,
  'createHome' | 'createOwnHome' | 'createFavourites' | 'marks'
> {
  readonly session: SessionViewModel;
  readonly inboxMenu: InboxMenuViewModel;
}

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
        <Text>
          <h1>
            Hello, <bdi>{displayName(user)}</bdi>
          </h1>
          <p>{handleOf(user)}</p>
        </Text>
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
  return alias === undefined ? `Welcome to ${brand.siteName}!` : `@${username}`;
}

const Greeting = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)} ${space(5)};
`;

const Text = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  p {
    margin-top: ${space(1)};
    color: ${theme.colour.textSoft};
    overflow-wrap: anywhere;
  }
`;

/** Returns the lazily loaded part of the home route. */
export function accountHomeRoute(
  { createHome, createOwnHome, createFavourites, marks }: AccountServices,
  session: SessionViewModel,
  inboxMenu: InboxMenuViewModel,
) {
  const Component = observer(function AccountHomeRoute() {
    return (
      <AccountHomePage
        session={session}
        inboxMenu={inboxMenu}
        createHome={createHome}
        createOwnHome={createOwnHome}
        createFavourites={createFavourites}
        marks={marks}
      />
    );
  });
  return { Component, handle: accountHead('Account') } satisfies RouteObject;
}
