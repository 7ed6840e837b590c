import { HttpSupportGateway } from '../adapters/http/http-support-gateway';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { NewTicketViewModel } from '../ui/support/new-ticket.view-model';
import { TicketViewModel } from '../ui/support/ticket.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** The player's tickets at the support. */
export const supportModule: Module = (wiring) => {
  wiring.singleton(t.supportGateway, (http) => new HttpSupportGateway(http), [t.http]);
  wiring.singleton(
    t.createTickets,
    (gateway, session): AccountServices['createTickets'] =>
      (page) =>
        new AccountListViewModel((asked) => gateway.tickets(asked), session, page),
    [t.supportGateway, t.sessionState],
  );
  wiring.singleton(
    t.createTicket,
    (gateway, session, realtime, random): AccountServices['createTicket'] =>
      (number) =>
        new TicketViewModel({ gateway, session, realtime, random }, number),
    [t.supportGateway, t.sessionState, t.realtime, t.random],
  );
  wiring.singleton(
    t.createNewTicket,
    (gateway, notices, random) => () => new NewTicketViewModel(gateway, notices, random),
    [t.supportGateway, t.noticesState, t.random],
  );
};
