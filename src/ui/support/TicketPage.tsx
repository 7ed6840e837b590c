import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Page, Soft } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { SectionFailure } from '../account/SectionFailure';
import { Badge } from '../shared/Badge';
import { Blank } from '../shared/Blank';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { useScreen } from '../shared/use-screen';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { space } from '../theme/space';
import { ReplyForm } from './ReplyForm';
import { ACCOUNT_SUPPORT } from './support-address';
import { standingTexts, ticketMarks } from './support.texts';
import { SupportTrail } from './SupportTrail';
import type { TicketViewModel } from './ticket.view-model';
import { Post, TicketPosts } from './TicketPosts';

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
