import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { TicketSide } from '../../../src/domain/support/ticket';
import { MOST_REPLIES, ticketStatusAfter } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import type { TicketFilter, TicketRow } from './player-ticket.repository';
import { findReply, findTicketByNumber, lockTicket, insertReply, markTicket } from './player-ticket.repository';

interface ReplyToAdd {
  readonly number: string;
  /** Required owner or developer of the ticket. Undefined for the support. */
  readonly of: TicketFilter | undefined;
  readonly side: TicketSide;
  /** Text of the reply. */
  readonly body: string;
  readonly idempotencyKey: string | undefined;
  /** Number of replies that the writer has seen; undefined for any. */
  readonly seen?: number;
  readonly now: Date;
}

/** Reason to refuse a reply. */
export type ReplyRefusal = 'unknown' | 'full' | 'key-reused' | 'not-newest' | 'for-developer';

/**
 * Adds a reply under a lock and updates the ticket's status. Returns the previous ticket, or undefined if the same
 * reply exists under its key.
 */
export async function addReply(
  tx: Executor,
  { number, of, side, body, idempotencyKey, seen, now }: ReplyToAdd,
): Promise<Result<TicketRow | undefined, ReplyRefusal>> {
  await lockTicket(tx, number);
  const ticket = await findTicketByNumber(tx, number, of);
  if (!ticket) return err('unknown');
  if (!of && ticket.about?.developer) return err('for-developer');
  const known = idempotencyKey === undefined ? undefined : await findReply(tx, ticket.id, idempotencyKey);
  if (known !== undefined) return known === body ? ok(undefined) : err('key-reused');
  if (seen !== undefined && seen !== ticket.replies) return err('not-newest');
  if (ticket.replies >= MOST_REPLIES) return err('full');
  await insertReply(tx, { ticket, side, body, idempotencyKey, now });
  await markTicket(tx, ticket.id, ticketStatusAfter({ type: 'replied', by: side }), now);
  return ok(ticket);
}
