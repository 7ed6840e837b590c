import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Panel } from './account.styles';
import { ACCOUNT_FRIENDS } from './account-pages';
import { PersonRow } from '../friends/PersonRow';
import { PresenceText } from '../friends/PresenceText';
import { Blank } from '../shared/Blank';
import { space } from '../theme/space';
import { HomeNothing } from './HomeNothing';
import { HomePart } from './HomePart';
import type { OwnHomeViewModel } from './own-home.view-model';

const MOST = 6;

/** Which friends play now, and what. */
export const FriendsPlaying = observer(function FriendsPlaying({ home }: { readonly home: OwnHomeViewModel }) {
  const { playing, friendsFailure, refreshFriends } = home;
  const nobody =
    home.friends?.length === 0 ? 'Your friends are shown here while they play.' : 'None of your friends plays now.';
  return (
    <HomePart
      id="friends-playing"
      title="Friends playing now"
      all={{ title: 'Friends', to: ACCOUNT_FRIENDS }}
      failure={friendsFailure}
      onRetry={refreshFriends}
      skeleton={<Room />}
    >
      {playing === undefined ? undefined : playing.length === 0 ? (
        <HomeNothing room={<Room />} text={nobody} />
      ) : (
        <Panel as="ul">
          {playing.slice(0, MOST).map((friend) => (
            <PersonRow key={friend.username} person={friend} actions={null}>
              <PresenceText presence={friend.presence} />
            </PersonRow>
          ))}
        </Panel>
      )}
    </HomePart>
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
