import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Person } from '../../domain/account/profile';
import { MESSAGE_LIMITS } from '../../domain/inbox/conversation';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { SectionFailure } from '../account/SectionFailure';
import { accountHead } from '../account/account-notices';
import { ACCOUNT_INBOX, INVITE } from '../account/account-pages';
import type { AccountServices } from '../account/account-services';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import { FriendActionButtons } from '../friends/PersonRow';
import { profileAddress } from '../profile/profile-address';
import { LazyReport } from '../reports/LazyReport';
import { ReportButton } from '../reports/ReportButton';
import { Avatar } from '../session/Avatar';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { CountedField } from '../shared/CountedField';
import { EmptyState } from '../shared/EmptyState';
import { useReplacement } from '../shared/focus';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space, theme } from '../theme/theme';
import { Invitation } from './Invitation';
import { MessageThread } from './MessageThread';
import type { ConversationViewModel } from './conversation.view-model';
import type { HeaderInboxes } from './inbox-page.view-model';

/** The form for a new message, or the reason why there is none. */
const Composer = observer(function Composer({ thread, alias, createInvitation }: ComposerProps) {
  const [query] = useSearchParams();
  const { access, text, problem } = thread;
  if (access === 'blocked') return <Soft>You’ve blocked {alias}. Unblock them to write again.</Soft>;
  if (access === 'closed') return <Soft>{alias} isn’t accepting messages from you.</Soft>;
  return (
    <>
      <Form
        noValidate
        aria-label="New message"
        onSubmit={(event) => {
          event.preventDefault();
          void thread.submit();
        }}
      >
        <CountedField
          name="message"
          label="Your message"
          value={text}
          limit={MESSAGE_LIMITS.max}
          separator=" / "
          room={{ rows: 2, least: 72, most: '30dvh' }}
          message={problem}
          dir="auto"
          onType={thread.type}
        />
        {thread.hasWritten ? null : <Soft>Once you write, {alias} can answer you until you block them.</Soft>}
        <Actions>
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Actions>
      </Form>
      <Invitation
        createInvitation={createInvitation}
        alias={alias}
        opened={query.has(INVITE)}
        onInvite={(game) => void thread.invite(game)}
      />
    </>
  );
});

type ConversationServices = Pick<AccountServices, 'createConversation' | 'createReport' | 'createInvitation'>;

interface ThreadProps {
  readonly thread: ConversationViewModel;
}

interface ComposerProps extends ThreadProps, Pick<AccountServices, 'createInvitation'> {
  readonly alias: string;
}

interface LoadedProps extends ThreadProps, Pick<AccountServices, 'createReport' | 'createInvitation'> {
  readonly person: Person;
}

const Loaded = observer(function Loaded({ thread, person, createReport, createInvitation }: LoadedProps) {
  const [report] = useState(createReport);
  const { username, alias, avatar } = person;
  return (
    <>
      <Header>
        <Avatar picture={avatar.tn} premium={false} size={48} />
        <h1 dir="auto">
          <VisuallyHidden>Conversation with </VisuallyHidden>
          <Link to={profileAddress(username)}>{alias}</Link>
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
      <MessageThread thread={thread} alias={alias} />
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
  const { person, missing, failure } = thread;
  return (
    <Page>
      <Back to={ACCOUNT_INBOX}>Inbox</Back>
      {person !== undefined && !missing ? null : <h1>Messages</h1>}
      {missing ? (
        <UnknownPlayer isReplacement={person !== undefined} />
      ) : person !== undefined ? (
        <Loaded thread={thread} person={person} createReport={createReport} createInvitation={createInvitation} />
      ) : failure !== undefined ? (
        <SectionFailure text={failure} onRetry={thread.load} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
          <div aria-hidden="true">
            <EntriesSkeleton rows={3} />
          </div>
        </div>
      )}
    </Page>
  );
});

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
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
  h1 {
    flex: 1;
    min-width: 0;
  }
  h1 a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
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
