import type { Pagination } from '../../domain/shared/pagination';
import type { Result } from '../../domain/shared/result';
import type { Ticket, TicketCard } from '../../domain/support/ticket';
import type { ApiFailure } from '../http/api-failure';
import type { CancelSignal } from '../system/cancel-signal';

/** A page of a player's tickets. */
export interface TicketList {
  readonly items: readonly TicketCard[];
  readonly pagination: Pagination;
}

/** A message with which a ticket begins. */
export interface NewTicket {
  readonly subject: string;
  readonly message: string;
}

/** The signed-in player's tickets at the support. */
export interface SupportGateway {
  /** A page (from 1) of the tickets, the last changed first, ten to a page. */
  tickets(page: number, signal?: CancelSignal): Promise<Result<TicketList, ApiFailure>>;
  /** One ticket with all that was written in it; refused with 404 when it is none of the player's. */
  ticket(number: string, signal?: CancelSignal): Promise<Result<Ticket, ApiFailure>>;
  /** Opens a ticket and answers its number; for the same under the same idempotency key the same. */
  open(ticket: NewTicket, key: string): Promise<Result<string, ApiFailure>>;
  /** Writes in a ticket, once under one idempotency key; answers it as it is then. */
  reply(number: string, text: string, key: string): Promise<Result<Ticket, ApiFailure>>;
}
