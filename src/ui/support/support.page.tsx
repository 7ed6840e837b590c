import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams, Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactLimits } from '../../domain/help/contact-form';
import { newTicketFields, REPLY_LIMIT } from '../../domain/support/ticket';
import { SectionFailure } from '../account/SectionFailure';
import type { AccountServices } from '../account/account-services';
import { accountHead } from '../account/account-notices';
import { Actions, Form, Page, Soft } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { contactLabels } from '../help/contact.view-model';
import { Failure } from '../notices/Failure';
import { BackTrail } from '../shared/BackTrail';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/theme';
import { SupportPage } from './SupportPage';
import { Post, TicketPosts } from './TicketPosts';
import { ACCOUNT_SUPPORT, ticketAddress, statusTexts, ticketMarks } from './support.texts';
import type { TicketViewModel } from './ticket.view-model';

/** Breadcrumb to the list of tickets. */
const SupportTrail = observer(function SupportTrail() {
  return <BackTrail to={ACCOUNT_SUPPORT} title="All tickets" />;
});

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

interface TicketPageProps extends Pick<AccountServices, 'createTicket'> {
  readonly number: string;
}

/** Page of a ticket with its status, posts and reply form. */
const TicketPage = observer(function TicketPage({ createTicket, number }: TicketPageProps) {
  const ticket = useScreen(() => createTicket(number));
  return (
    <Page>
      <SupportTrail />
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
  if (failure !== undefined) return <SectionFailure text={failure} onRetry={load} />;
  if (ticket === undefined)
    return (
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Waiting aria-hidden="true">
          <Blank $width="320px" $height="32px" />
          <Blank $width="220px" />
          <Post>
            <Blank $width="120px" />
            <Blank $width="100%" />
            <Blank $width="70%" />
          </Post>
        </Waiting>
      </div>
    );
  const { number, posts, status, subject } = ticket;
  const { word, tone } = ticketMarks[status];
  return (
    <>
      <header>
        <h1 dir="auto">{subject}</h1>
        <StatusLine>
          <Badge tone={tone}>{word}</Badge>
          <Soft>
            Ticket {number}. {statusTexts[status]}
          </Soft>
        </StatusLine>
      </header>
      <TicketPosts posts={posts} />
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

const Waiting = styled.div`
  display: grid;
  gap: ${space(3)};
`;

/** Page with the form for a new ticket; opens the ticket after sending. */
const NewTicketPage = observer(function NewTicketPage(props: Pick<AccountServices, 'createNewTicket'>) {
  const ticket = useScreen(props.createNewTicket);
  const { fields, opened, typed } = ticket;
  if (opened !== undefined) return <Navigate to={ticketAddress(opened)} replace />;
  return (
    <Page>
      <Top>
        <SupportTrail />
        <h1>New ticket</h1>
        <Soft>Describe what happened and where. We’ll reply here and by email.</Soft>
      </Top>
      <Form
        noValidate
        aria-label="New ticket"
        onSubmit={(event) => {
          event.preventDefault();
          void ticket.submit();
        }}
      >
        {newTicketFields.map((name) => {
          const { refusals, ...field } = fields.propsOf(name);
          return (
            <ContactField
              key={name}
              {...field}
              onType={typed[name]}
              label={contactLabels[name]}
              limit={contactLimits[name]}
              long={name === 'message'}
              autoComplete="off"
              turn={fields.refusedFirst === name ? refusals : undefined}
            />
          );
        })}
        <Failure message={fields.failure} />
        <Actions>
          <Button variant="primary" type="submit" busy={fields.busy}>
            Send
          </Button>
          <ButtonLink variant="quiet" to={ACCOUNT_SUPPORT}>
            Cancel
          </ButtonLink>
        </Actions>
      </Form>
    </Page>
  );
});

const Top = styled.div`
  h1 + p {
    margin-top: ${space(2)};
  }
`;

/** Creates the routes of the tickets. */
export function supportRoutes({ createTickets, createTicket, createNewTicket }: AccountServices) {
  const List = observer(function SupportRoute() {
    return <SupportPage createTickets={createTickets} />;
  });
  const New = observer(function NewTicketRoute() {
    return <NewTicketPage createNewTicket={createNewTicket} />;
  });
  const One = observer(function TicketRoute() {
    const { ticket = '' } = useParams();
    return <TicketPage key={ticket} createTicket={createTicket} number={ticket} />;
  });
  return {
    list: { Component: List, handle: accountHead('Support') },
    create: { Component: New, handle: accountHead('New ticket') },
    one: { Component: One, handle: accountHead('Ticket') },
  } satisfies Record<string, RouteObject>;
}
