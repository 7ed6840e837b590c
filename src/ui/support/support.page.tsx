import { observer } from 'mobx-react-lite';
import type { RouteObject } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { accountHead } from '../account/account.head';
import type { AccountServices } from '../account/account-services';
import { NewTicketPage } from './NewTicketPage';
import { SupportPage } from './SupportPage';
import { TicketPage } from './TicketPage';

/** The pages of the tickets, as parts of the routes that are loaded when one of them is first visited. */
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
