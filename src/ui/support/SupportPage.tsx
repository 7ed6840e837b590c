import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { TicketCard } from '../../domain/support/ticket';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { useAccountList } from '../account/account-list.view-model';
import type { AccountServices } from '../account/account-services';
import { Page, Soft } from '../account/account.styles';
import { Entries } from '../account/purchase.styles';
import { Badge } from '../shared/Badge';
import { ButtonLink } from '../shared/ButtonLink';
import { DateText } from '../shared/DateText';
import { EmptyState } from '../shared/EmptyState';
import { space, theme } from '../theme/theme';
import { NEW_TICKET, ticketAddress, repliesText, ticketMarks } from './support.texts';

/** Entry of a ticket; the whole entry is a link. */
const TicketEntry = observer(function TicketEntry({ ticket }: { readonly ticket: TicketCard }) {
  const { number, subject, status, updated, replies, about } = ticket;
  const { word, tone } = ticketMarks[status];
  return (
    <Row>
      <TicketLink to={ticketAddress(number)}>
        <TextBlock>
          <h2 dir="auto">{subject}</h2>
          <p>
            {number} ·{' '}
            {about === undefined ? null : (
              <>
                <bdi>{about.title}</bdi> ·{' '}
              </>
            )}
            {repliesText(replies)} · <DateText date={updated} flows />
          </p>
        </TextBlock>
        <Badge tone={tone}>{word}</Badge>
      </TicketLink>
    </Row>
  );
});

const Row = styled.li`
  & + & {
    border-top: ${theme.hairline};
  }
`;

const TicketLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  margin-inline: -${space(3)};
  padding: ${space(4)} ${space(3)};
  border-radius: ${theme.radius.card};
  &:hover h2 {
    color: ${theme.colour.cyan};
  }
`;

const TextBlock = styled.div`
  min-width: 0;
  h2 {
    font-size: ${theme.size.md};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space(1)};
    font-size: ${theme.size.sm};
    color: ${theme.colour.textSoft};
  }
`;

/** List of the player's tickets with their status. */
export const SupportPage = observer(function SupportPage({ createTickets }: Pick<AccountServices, 'createTickets'>) {
  const list = useAccountList(createTickets);
  const isEmpty = list.list?.pagination.total === 0;
  return (
    <Page>
      <Top>
        <div>
          <h1>Support</h1>
          <Soft>Your tickets and messages to developers, most recent first.</Soft>
        </div>
        {isEmpty ? null : (
          <ButtonLink to={NEW_TICKET} variant="primary" icon="pencil">
            New ticket
          </ButtonLink>
        )}
      </Top>
      <AccountList
        list={list}
        label="Pages of tickets"
        skeleton={<EntriesSkeleton rows={4} />}
        empty={
          <EmptyState
            icon="life-buoy"
            level={2}
            title="No tickets yet"
            text="Something not working? Send us a message and we’ll reply here."
          >
            <ButtonLink to={NEW_TICKET} variant="primary" icon="pencil">
              New ticket
            </ButtonLink>
            <ButtonLink to="/hc" variant="quiet" icon="search">
              Search the help centre
            </ButtonLink>
          </EmptyState>
        }
      >
        {({ items }) => (
          <Entries>
            {items.map((ticket) => (
              <TicketEntry key={ticket.number} ticket={ticket} />
            ))}
          </Entries>
        )}
      </AccountList>
    </Page>
  );
});

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  h1 + p {
    margin-top: ${space(2)};
  }
`;
