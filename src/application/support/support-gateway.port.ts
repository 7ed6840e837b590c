import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { NewTicket, Ticket, TicketCard } from '../../domain/support/ticket';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A page of a player's tickets. */
export interface TicketList {
  readonly items: readonly TicketCard[];
  readonly pagination: Pagination;
}

/** Support tickets of the logged-in player. */
export interface SupportGateway {
  /** Returns a page of the tickets, latest change first, ten a page. Pages count from 1. */
  tickets(page: number, signal?: CancelSignal): Promise<Result<TicketList, ApiFailure>>;
  /** Returns a ticket with all its messages. Rejected with 404 for another player's ticket. */
  ticket(number: string, signal?: CancelSignal): Promise<Result<Ticket, ApiFailure>>;
  /** Opens a ticket and returns its number. Rejected with 404 for a game that is not published. The same idempotency key returns the same ticket. */
  open(ticket: NewTicket, key: string): Promise<Result<string, ApiFailure>>;
  /** Posts a reply, once for each idempotency key, and returns the updated ticket. */
  reply(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>>;
}
