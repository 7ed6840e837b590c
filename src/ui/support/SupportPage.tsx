import { observer } from 'mobx-react-lite';
import { styled } from 'styled-components';
import { Page, Soft } from '../account/account.styles';
import type { AccountServices } from '../account/account-services';
import { AccountList } from '../account/AccountList';
import { EntriesSkeleton } from '../account/EntriesSkeleton';
import { Entries } from '../account/purchase.styles';
import { useAccountList } from '../account/use-account-list';
import { ButtonLink } from '../shared/ButtonLink';
import { EmptyState } from '../shared/EmptyState';
import { space } from '../theme/space';
import { NEW_TICKET } from './support-address';
import { TicketEntry } from './TicketEntry';

/** What the player has written to the support, and how it stands. */
export const SupportPage = observer(function SupportPage({ createTickets }: Pick<AccountServices, 'createTickets'>) {
  const list = useAccountList(createTickets);
  const isEmpty = list.list?.pagination.total === 0;
  return (
    <Page>
      <Top>
        <div>
          <h1>Support</h1>
          <Soft>Your tickets, the last changed first.</Soft>
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
            level={2}
            title="No tickets yet"
            text="Something does not work, or is missing? Write to us, and we answer here."
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
