import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Loading } from '../shared/Loading';
import { SectionFailure } from '../account/SectionFailure';
import { accountHead } from '../account/account-notices';
import { ACCOUNT_FRIENDS, ACCOUNT_INBOX } from '../account/account-pages';
import type { AccountServices } from '../account/account-services';
import { Page } from '../account/account.styles';
import { FriendActionButtons } from '../friends/PersonRow';
import { profileAddress } from '../profile/profile-address';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import { Avatar } from '../session/Avatar';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { useReplacement } from '../shared/focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { shortened } from '../shared/shortened';
import { useScreen } from '../shared/use-screen';
import { useTop } from '../shared/use-top';
import { navigationSize } from '../shell/navigation-size';
import { focusInside } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { Composer } from './Composer';
import { MessageThread } from './MessageThread';
import { Unsent } from './Unsent';
import type { ConversationViewModel } from './conversation.view-model';
import type { HeaderInboxes } from './inbox-page.view-model';

type ConversationServices = Pick<AccountServices, 'createConversation' | 'createReport' | 'createInvitation'>;

interface LoadedProps extends Pick<AccountServices, 'createReport' | 'createInvitation'> {
  readonly thread: ConversationViewModel;
  readonly person: Person;
}

const Loaded = observer(function Loaded({ thread, person, createReport, createInvitation }: LoadedProps) {
  const [report] = useState(createReport);
  const { username, alias, avatar } = person;
  const { messages, pending } = thread.conversation;
  const isEmpty = messages.length + pending.length === 0;
  return (
    <>
      <Header>
        <Back to={ACCOUNT_INBOX}>Inbox</Back>
        <Avatar picture={avatar.tn} premium={false} size={48} />
        <h1 dir="auto">
          <VisuallyHidden>Conversation with </VisuallyHidden>
          <Link to={profileAddress(username)} title={alias}>
            {alias}
          </Link>
        </h1>
        <Tools>
          <FriendActionButtons
            person={person}
            actions={[thread.access === 'blocked' ? 'unblock' : 'block']}
            busy={false}
            onPress={() => void thread.act(thread.access === 'blocked' ? 'unblock' : 'block')}
          />
          <ReportButton subject={{ kind: 'profile', target: username, name: alias }} onReport={report.report} />
        </Tools>
      </Header>
      {isEmpty && thread.access !== 'write' ? null : <MessageThread thread={thread} alias={alias} />}
      {thread.failure === undefined ? null : <SectionFailure text={thread.failure} onRetry={thread.loadOlder} />}
      <Composer thread={thread} alias={alias} createInvitation={createInvitation} />
      <LazyReport dialog={report} />
    </>
  );
});

/** Message in place of a conversation, also of one that was shown before. */
const UnknownPlayer = observer(function UnknownPlayer({ isReplacement }: { readonly isReplacement: boolean }) {
  const message = useReplacement<HTMLDivElement>(isReplacement);
  return (
    <div ref={message} tabIndex={-1}>
      <EmptyState icon="users" level={2} title="Player not found" text="You can’t exchange messages with this player.">
        <ButtonLink to={ACCOUNT_INBOX}>Back to your inbox</ButtonLink>
      </EmptyState>
    </div>
  );
});

interface ConversationPageProps extends ConversationServices {
  readonly user: string;
  readonly menu: HeaderInboxes;
}

/** The messages between the player and another player. */
export const ConversationPage = observer(function ConversationPage(props: ConversationPageProps) {
  const { user, menu, createConversation, createReport, createInvitation } = props;
  const thread = useScreen(() => createConversation(user, menu));
  const { person, missing, own, failure, text, conversation } = thread;
  const talk = useRef<HTMLDivElement>(null);
  useTop(talk);
  return (
    <Talk ref={talk}>
      {person !== undefined && !missing ? null : (
        <>
          <Back to={ACCOUNT_INBOX}>Inbox</Back>
          <h1>Messages</h1>
        </>
      )}
      {missing ? (
        <>
          <UnknownPlayer isReplacement={person !== undefined} />
          <Unsent texts={[...conversation.pending.map((message) => message.text), text]} />
        </>
      ) : own ? (
        <EmptyState icon="users" level={2} title="That’s you" text="Choose a friend to write to.">
          <ButtonLink to={ACCOUNT_FRIENDS}>Your friends</ButtonLink>
        </EmptyState>
      ) : person !== undefined ? (
        <Loaded thread={thread} person={person} createReport={createReport} createInvitation={createInvitation} />
      ) : failure !== undefined ? (
        <SectionFailure text={failure} onRetry={thread.load} />
      ) : (
        <Loading>
          <EntriesSkeleton rows={3} />
        </Loading>
      )}
    </Talk>
  );
});

/* A flex box that fills the window, in which the message field can stick to the lower edge. */
const Talk = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: calc(100dvh - var(--top, 0px) - ${space(6)});
  @media ${theme.below.wide} {
    gap: ${space(3)};
    min-height: calc(100dvh - var(--top, 0px) - ${navigationSize.bar} - ${space(3)});
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: ${theme.target};
  color: ${theme.colour.cyan};
  &::before {
    content: '‹';
    margin-right: ${space(2)};
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(4)};
  & > a {
    flex: 1 0 100%;
  }
  h1 {
    flex: 1;
    ${shortened(2)}
  }
  h1 a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  h1 a {
    ${focusInside}
  }
  /* Saves a line for the messages. */
  @media ${theme.below.medium} {
    display: grid;
    grid-template: 'back back tools' auto 'avatar name name' auto / 48px max-content minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
    & > a {
      grid-area: back;
    }
    & > :last-child {
      grid-area: tools;
      justify-content: end;
    }
    && h1 {
      grid-area: name;
      font-size: ${theme.size.lg};
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Returns the lazily loaded part of the conversation route. */
export function conversationRoute(
  { createConversation, createReport, createInvitation }: ConversationServices,
  menu: HeaderInboxes,
) {
  const Component = observer(function ConversationRoute() {
    const { user = '' } = useParams();
    return (
      <ConversationPage
        key={user}
        user={user}
        menu={menu}
        createConversation={createConversation}
        createReport={createReport}
        createInvitation={createInvitation}
      />
    );
  });
  return { Component, handle: accountHead('Messages') } satisfies RouteObject;
}
