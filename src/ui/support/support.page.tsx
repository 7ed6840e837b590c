import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { REPLY_LIMIT } from '../../domain/support/ticket';
import type { AccountServices } from '../account/account-services';
import { accountHead } from '../account/account-notices';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import { useDocumentHead } from '../app/use-document-head';
import { ContactField } from '../help/ContactField';
import type { HeaderInboxes } from '../inbox/inbox-page.view-model';
import { Failure } from '../notices/Failure';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { Loading } from '../shared/Loading';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import { NewTicketPage, newTicketHead, TicketFailure } from './NewTicketPage';
import { SupportPage } from './SupportPage';
import { Post, TicketPosts } from './TicketPosts';
import { GameLink, Waiting } from './support.styles';
import { ACCOUNT_SUPPORT, sideNames, statusTexts, TICKET_GAME, ticketAddress, ticketMarks } from './support.texts';
import type { TicketViewModel } from './ticket.view-model';

/** Form for a reply to a ticket. */
const ReplyForm = observer(function ReplyForm({ ticket }: { readonly ticket: TicketViewModel }) {
  const { message, refusal, reply, sending, turns } = ticket;
  return (
    <Form
      noValidate
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault();
        void ticket.send();
      }}
    >
      <ContactField
        name="message"
        label="Your reply"
        value={reply}
        limit={REPLY_LIMIT}
        long
        message={message}
        turn={turns === 0 ? undefined : turns}
        readOnly={sending}
        onType={ticket.type}
      />
      <Failure message={refusal} />
      <Actions>
        <Button variant="primary" type="submit" busy={sending}>
          Send reply
        </Button>
      </Actions>
    </Form>
  );
});

/** Head of a ticket until its subject is loaded. */
const head = accountHead('Ticket');

interface TicketPageProps extends Pick<AccountServices, 'createTicket'> {
  readonly number: string;
  readonly menu: HeaderInboxes;
}

/** Page of a ticket with its status, posts and reply form. */
const TicketPage = observer(function TicketPage({ createTicket, number, menu }: TicketPageProps) {
  const ticket = useScreen(() => createTicket(number, menu));
  const subject = ticket.ticket?.subject;
  useDocumentHead(
    subject === undefined ? undefined : { ...head.head(undefined, ticketAddress(number)), title: subject },
  );
  return (
    <Page>
      <BackTrail to={ACCOUNT_SUPPORT} title="All tickets" />
      <TicketContent view={ticket} />
    </Page>
  );
});

const TicketContent = observer(function TicketContent({ view }: { readonly view: TicketViewModel }) {
  const { failure, load, missing, ticket } = view;
  if (missing)
    return (
      <EmptyState icon="life-buoy" level={2} title="Ticket not found" text="You have no ticket with this number.">
        <ButtonLink to={ACCOUNT_SUPPORT}>All tickets</ButtonLink>
      </EmptyState>
    );
  if (failure !== undefined) return <TicketFailure text={failure} onRetry={load} />;
  if (ticket === undefined)
    return (
      <Loading>
        <Waiting>
          <Blank $width="320px" $height="32px" />
          <Blank $width="220px" />
          <Post>
            <Blank $width="120px" />
            <Blank $width="100%" />
            <Blank $width="70%" />
          </Post>
        </Waiting>
      </Loading>
    );
  const { about, number, posts, status, subject } = ticket;
  const { word, tone } = ticketMarks[status];
  return (
    <>
      <header>
        <h1 dir="auto">{subject}</h1>
        <StatusLine>
          <Badge tone={tone}>{word}</Badge>
          <Soft>
            Ticket {number}
            {about === undefined ? null : (
              <>
                {' '}
                about{' '}
                <GameLink dir="auto" to={`/arcade/games/${about.slug}`}>
                  {about.title}
                </GameLink>
              </>
            )}
            .{' '}
            {status === 'closed' ? null : (
              <>
                <bdi>{about?.developer ?? 'Our support team'}</bdi>{' '}
              </>
            )}
            {statusTexts[status]}
          </Soft>
        </StatusLine>
      </header>
      <TicketPosts posts={posts} names={sideNames(ticket)} onReply={view.focusReply} />
      <ReplyForm ticket={view} />
    </>
  );
});

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  margin-top: ${space(3)};
`;

/** Creates the routes of the tickets. */
export function supportRoutes(
  { createTickets, createTicket, createNewTicket, createTicketGame }: AccountServices,
  menu: HeaderInboxes,
) {
  const List = observer(function SupportRoute() {
    return <SupportPage createTickets={createTickets} />;
  });
  const New = observer(function NewTicketRoute() {
    const [query] = useSearchParams();
    const game = query.get(TICKET_GAME) ?? undefined;
    return (
      <NewTicketPage key={game} game={game} createNewTicket={createNewTicket} createTicketGame={createTicketGame} />
    );
  });
  const One = observer(function TicketRoute() {
    const { ticket = '' } = useParams();
    return <TicketPage key={ticket} createTicket={createTicket} number={ticket} menu={menu} />;
  });
  return {
    list: { Component: List, handle: accountHead('Support') },
    create: { Component: New, handle: newTicketHead },
    one: { Component: One, handle: head },
  } satisfies Record<string, RouteObject>;
}
