import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { REPLY_LIMIT } from '../../domain/support/ticket-reply';
import { SectionFailure } from '../account/SectionFailure';
import type { AccountServices } from '../account/account-services';
import { Page, Soft, Actions, Form } from '../account/account.styles';
import { ContactField } from '../help/ContactField';
import { Failure } from '../notices/Failure';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { Button } from '../shared/Button';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useScreen } from '../shared/use-screen';
import { space } from '../theme/space';
import { SupportTrail } from './SupportTrail';
import { Post, TicketPosts } from './TicketPosts';
import { ACCOUNT_SUPPORT } from './support-address';
import { standingTexts, ticketMarks } from './support.texts';
import type { TicketViewModel } from './ticket.view-model';

/** The player's next word in a ticket. */
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

export interface TicketPageProps extends Pick<AccountServices, 'createTicket'> {
  readonly number: string;
}

/** One ticket: how it stands, what both sides wrote, and the player's next word. */
export const TicketPage = observer(function TicketPage({ createTicket, number }: TicketPageProps) {
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
      <EmptyState level={2} title="No such ticket" text="There is no ticket with this number among yours.">
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
        <Standing>
          <Badge tone={tone}>{word}</Badge>
          <Soft>
            Ticket {number}. {standingTexts[status]}
          </Soft>
        </Standing>
      </header>
      <TicketPosts posts={posts} />
      <ReplyForm ticket={view} />
    </>
  );
});

const Standing = styled.div`
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
