import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { RouteObject } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import type { FriendLists } from '../../domain/friends/friend';
import type { FriendAction } from '../../domain/friends/relationship';
import { AccountList } from '../account/AccountList';
import { SectionFailure } from '../account/SectionFailure';
import { useAccountList } from '../account/account-list.view-model';
import type { AccountServices } from '../account/account-services';
import { accountHead } from '../account/account-notices';
import { conversationAddress, invitationAddress } from '../account/account-pages';
import { Page, Panel, Section, Soft } from '../account/account.styles';
import { MarkButton } from '../community/MarkButton';
import { Blank } from '../shared/Blank';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { rescueFocus } from '../shared/focus';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import { FriendRequestForm } from './FriendRequestForm';
import { FriendActionButtons, JoinLink, PersonRow, PresenceText } from './PersonRow';

const three = [0, 1, 2];

/** A placeholder for the list of friends. */
const FriendsSkeleton = observer(function FriendsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Panel aria-hidden="true">
        {three.map((row) => (
          <Row key={row}>
            <Blank $width="48px" $height="48px" />
            <Blank $width="180px" />
          </Row>
        ))}
      </Panel>
    </div>
  );
});

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 84px;
`;

type FollowedSectionProps = Pick<AccountServices, 'createFollowed' | 'marks'>;

/** The players whom the player follows. */
const FollowedSection = observer(function FollowedSection({ createFollowed, marks }: FollowedSectionProps) {
  const list = useAccountList(createFollowed);
  return (
    <Section aria-labelledby="followed">
      <h2 id="followed">People you follow</h2>
      <AccountList
        list={list}
        label="Pages of people you follow"
        skeleton={<FriendsSkeleton />}
        empty={<EmptyState icon="bell" text="You’re not following anyone yet." />}
      >
        {({ players }) => (
          <Panel as="ul">
            {players.map((player) => (
              <Followed key={player.username} player={player} since={player.since} marks={marks} />
            ))}
          </Panel>
        )}
      </AccountList>
    </Section>
  );
});

interface FollowedProps extends Pick<FollowedSectionProps, 'marks'> {
  readonly player: Person;
  readonly since: string;
}

const Followed = observer(function Followed({ player, since, marks }: FollowedProps) {
  const mark = useScreen(() => marks.followPlayer(player.username, { count: 1, mine: true }));
  return (
    <PersonRow person={player} actions={<MarkButton mark={mark} icon="bell" label="Follow" subject={player.alias} />}>
      Followed <DateText date={since} flows />
    </PersonRow>
  );
});

type FriendsPageProps = Pick<AccountServices, 'createFriends'> & FollowedSectionProps;

/** Friends, requests in both directions, and blocked players. */
export const FriendsPage = observer(function FriendsPage(props: FriendsPageProps) {
  const friends = useScreen(props.createFriends);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lists, failure } = friends;
  const act = async (action: FriendAction, person: Person) => {
    await friends.act(action, person);
    rescueFocus(() => heading.current);
  };
  const buttons = (person: Person, ...actions: readonly FriendAction[]) => (
    <FriendActionButtons
      person={person}
      actions={actions}
      busy={friends.isBusy(person)}
      onPress={(action) => void act(action, person)}
    />
  );
  return (
    <Page>
      <h1 ref={heading} tabIndex={-1}>
        Friends
      </h1>
      <FriendRequestForm friends={friends} />
      {lists !== undefined ? (
        <Lists lists={lists} buttons={buttons} />
      ) : failure === undefined ? (
        <FriendsSkeleton />
      ) : (
        <SectionFailure text={failure} onRetry={friends.retry} />
      )}
      <FollowedSection createFollowed={props.createFollowed} marks={props.marks} />
    </Page>
  );
});

type Buttons = (person: Person, ...actions: readonly FriendAction[]) => React.ReactNode;

interface RequestsProps {
  readonly id: string;
  readonly title: string;
  readonly people: FriendLists['incoming'];
  readonly buttons: (person: Person) => React.ReactNode;
}

/** Friend requests of one direction; nothing without a request. */
const Requests = observer(function Requests({ id, title, people, buttons }: RequestsProps) {
  if (people.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Panel as="ul">
        {people.map((person) => (
          <PersonRow key={person.username} person={person} actions={buttons(person)}>
            Sent <DateText date={person.since} flows />
          </PersonRow>
        ))}
      </Panel>
    </Section>
  );
});

const Lists = observer(function Lists({ lists, buttons }: { readonly lists: FriendLists; readonly buttons: Buttons }) {
  const { friends, incoming, outgoing, blocked } = lists;
  return (
    <>
      <Requests
        id="incoming"
        title="Friend requests"
        people={incoming}
        buttons={(person) => buttons(person, 'accept', 'decline', 'block')}
      />
      <Section aria-labelledby="friends">
        <h2 id="friends">Your friends</h2>
        {friends.length === 0 ? (
          <EmptyState icon="users" text="No friends yet. Add someone by username or from their profile." />
        ) : (
          <Panel as="ul">
            {friends.map((friend) => (
              <PersonRow
                key={friend.username}
                person={friend}
                actions={
                  <>
                    <JoinLink friend={friend} />
                    <ButtonLink
                      to={conversationAddress(friend.username)}
                      icon="mail"
                      aria-label={`Message: ${friend.alias}`}
                    >
                      Message
                    </ButtonLink>
                    <ButtonLink
                      to={invitationAddress(friend.username)}
                      icon="gamepad"
                      aria-label={`Invite: ${friend.alias}`}
                    >
                      Invite
                    </ButtonLink>
                    {buttons(friend, 'remove', 'block')}
                  </>
                }
              >
                <PresenceText presence={friend.presence} />
              </PersonRow>
            ))}
          </Panel>
        )}
      </Section>
      <Requests
        id="outgoing"
        title="Sent requests"
        people={outgoing}
        buttons={(person) => buttons(person, 'withdraw')}
      />
      {blocked.length === 0 ? null : (
        <Section aria-labelledby="blocked">
          <h2 id="blocked">Blocked</h2>
          <Soft>You don’t see each other’s profiles. Blocked players aren’t notified.</Soft>
          <Panel as="ul">
            {blocked.map((person) => (
              <PersonRow key={person.username} person={person} linked={false} actions={buttons(person, 'unblock')}>
                Blocked <DateText date={person.since} flows />
              </PersonRow>
            ))}
          </Panel>
        </Section>
      )}
    </>
  );
});

/** Returns the lazily loaded part of the friends route. */
export function friendsRoute({ createFriends, createFollowed, marks }: AccountServices) {
  const Component = observer(function FriendsRoute() {
    return <FriendsPage createFriends={createFriends} createFollowed={createFollowed} marks={marks} />;
  });
  return { Component, handle: accountHead('Friends') } satisfies RouteObject;
}
