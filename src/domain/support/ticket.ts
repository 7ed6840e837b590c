import type { TicketSide, TicketStatus } from './ticket-status';

/** A ticket in the list of its player; dates are ISO 8601 in UTC. */
export interface TicketCard {
  /** What mails and addresses call it. */
  readonly number: string;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly created: string;
  /** When something last happened to it. */
  readonly updated: string;
  /** How many replies of both sides there are. */
  readonly replies: number;
}

/** What one side wrote; plain text. */
export interface TicketPost {
  readonly by: TicketSide;
  readonly text: string;
  /** ISO 8601 in UTC. */
  readonly date: string;
}

/** A ticket with all that was written in it, the first message first. */
export interface Ticket extends TicketCard {
  readonly posts: readonly TicketPost[];
}
