import { accountTokens as own } from './account-tokens';
import { HttpSupportGateway } from '../adapters/http/http-support-gateways';
import { OpenTicket } from '../application/support/open-ticket.use-case';
import { ReplyToTicket } from '../application/support/reply-to-ticket.use-case';
import { AccountListViewModel } from '../ui/account/account-list.view-model';
import type { AccountServices } from '../ui/account/account-services';
import { NewTicketViewModel } from '../ui/support/new-ticket.view-model';
import { TicketViewModel } from '../ui/support/ticket.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Dependencies of the player's support tickets. */
export const supportModule: Module = (wiring) => {
  wiring.singleton(own.supportGateway, (http) => new HttpSupportGateway(http), [t.http]);
  wiring.singleton(
    own.createTickets,
    (gateway, session): AccountServices['createTickets'] =>
      (page) =>
        new AccountListViewModel((pageNumber) => gateway.tickets(pageNumber), session, page),
    [own.supportGateway, t.sessionState],
  );
  wiring.singleton(
    own.createTicket,
    (gateway, session, realtime, random): AccountServices['createTicket'] => {
      const replyToTicket = new ReplyToTicket(gateway);
      return (number) => new TicketViewModel({ gateway, replyToTicket, session, realtime, random }, number);
    },
    [own.supportGateway, t.sessionState, t.realtime, t.random],
  );
  wiring.singleton(
    own.createNewTicket,
    (gateway, notices, random) => () => new NewTicketViewModel(new OpenTicket(gateway), notices, random),
    [own.supportGateway, t.noticesState, t.random],
  );
};
