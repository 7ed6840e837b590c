import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { TicketSide } from '../../../src/domain/support/ticket';
import { MOST_REPLIES, ticketStatusAfter } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import type { TicketRow } from './player-ticket.repository';
import { findReply, findTicketByNumber, lockTicket, insertReply, markTicket } from './player-ticket.repository';

interface ReplyToAdd {
  readonly number: string;
  /** Required owner of the ticket. Undefined for the support. */
  readonly accountId: string | undefined;
  readonly side: TicketSide;
  /** Text of the reply. */
  readonly body: string;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

/** Reason to refuse a reply. */
export type ReplyRefusal = 'unknown' | 'full' | 'key-reused';

/**
 * Adds a reply under a lock and updates the ticket's status. Returns the previous ticket, or undefined if the same
 * reply exists under its key.
 */
export async function addReply(
  tx: Executor,
  { number, accountId, side, body, idempotencyKey, now }: ReplyToAdd,
): Promise<Result<TicketRow | undefined, ReplyRefusal>> {
  await lockTicket(tx, number);
  const ticket = await findTicketByNumber(tx, number, accountId);
  if (!ticket) return err('unknown');
  const known = idempotencyKey === undefined ? undefined : await findReply(tx, ticket.id, idempotencyKey);
  if (known !== undefined) return known === body ? ok(undefined) : err('key-reused');
  if (ticket.replies >= MOST_REPLIES) return err('full');
  await insertReply(tx, { ticket, side, body, idempotencyKey, now });
  await markTicket(tx, ticket.id, ticketStatusAfter({ type: 'replied', by: side }), now);
  return ok(ticket);
}
