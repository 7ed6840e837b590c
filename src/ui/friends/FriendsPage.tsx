import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { FriendAction } from '../../domain/friends/relationship';
import type { Person } from '../../domain/account/profile';
import type { FriendLists } from '../../domain/friends/friend';
import { Page, Panel, Section, Soft } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { SectionFailure } from '../account/SectionFailure';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { rescueFocus } from '../shared/rescue-focus';
import { useScreen } from '../shared/use-screen';
import { FriendRequestForm } from './FriendRequestForm';
import { FriendActionButtons } from './FriendActionButtons';
import type { FollowedSectionProps } from './FollowedSection';
import { FollowedSection } from './FollowedSection';
import { FriendsSkeleton } from './FriendsSkeleton';
import { PersonRow } from './PersonRow';
import { PresenceText } from './PresenceText';

export type FriendsPageProps = Pick<AccountServices, 'createFriends'> & FollowedSectionProps;

/** Friends, requests both ways, and who is blocked. */
export const FriendsPage = observer(function FriendsPage(props: FriendsPageProps) {
  const friends = useScreen(props.createFriends);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lists, failure } = friends;
  const act = async (deed: FriendAction, person: Person) => {
    await friends.act(deed, person);
    rescueFocus(() => heading.current);
  };
  const buttons = (person: Person, ...deeds: readonly FriendAction[]) => (
    <FriendActionButtons
      person={person}
      deeds={deeds}
      busy={friends.isBusy(person)}
      onPress={(deed) => void act(deed, person)}
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

type Buttons = (person: Person, ...deeds: readonly FriendAction[]) => React.ReactNode;

const Lists = observer(function Lists({ lists, buttons }: { readonly lists: FriendLists; readonly buttons: Buttons }) {
  const { friends, incoming, outgoing, blocked } = lists;
  return (
    <>
      {incoming.length === 0 ? null : (
        <Section aria-labelledby="incoming">
          <h2 id="incoming">Requests to you</h2>
          <Panel as="ul">
            {incoming.map((person) => (
              <PersonRow key={person.username} person={person} actions={buttons(person, 'accept', 'decline', 'block')}>
                Asked <DateText date={person.since} flows />
              </PersonRow>
            ))}
          </Panel>
        </Section>
      )}
      <Section aria-labelledby="friends">
        <h2 id="friends">Your friends</h2>
        {friends.length === 0 ? (
          <EmptyState text="You have no friends here yet. Ask somebody by the user name, or on their profile." />
        ) : (
          <Panel as="ul">
            {friends.map((friend) => (
              <PersonRow key={friend.username} person={friend} actions={buttons(friend, 'remove', 'block')}>
                <PresenceText presence={friend.presence} />
              </PersonRow>
            ))}
          </Panel>
        )}
      </Section>
      {outgoing.length === 0 ? null : (
        <Section aria-labelledby="outgoing">
          <h2 id="outgoing">Your requests</h2>
          <Panel as="ul">
            {outgoing.map((person) => (
              <PersonRow key={person.username} person={person} actions={buttons(person, 'withdraw')}>
                You asked <DateText date={person.since} flows />
              </PersonRow>
            ))}
          </Panel>
        </Section>
      )}
      {blocked.length === 0 ? null : (
        <Section aria-labelledby="blocked">
          <h2 id="blocked">Blocked</h2>
          <Soft>Neither of you sees the other. They are not told.</Soft>
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
