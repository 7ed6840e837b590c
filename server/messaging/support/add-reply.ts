import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { TicketSide } from '../../../src/domain/support/ticket';
import { MOST_REPLIES, MOST_REPLIES_IN_A_ROW, ticketStatusAfter } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import type { TicketFilter, TicketRow } from './player-ticket.repository';
import {
  countRepliesInARow,
  findReply,
  findTicketByNumber,
  lockTicket,
  insertReply,
  markTicket,
} from './player-ticket.repository';
import { deleteMemberNotifications } from './ticket-notices';

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
export type ReplyRefusal = 'unknown' | 'full' | 'key-reused' | 'not-newest' | 'too-many' | 'for-developer';

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
  if (!of && ticket.developer) return err('for-developer');
  const known = idempotencyKey === undefined ? undefined : await findReply(tx, ticket.id, idempotencyKey);
  if (known !== undefined) return known === body ? ok(undefined) : err('key-reused');
  if (seen !== undefined && seen !== ticket.replies) return err('not-newest');
  if (ticket.replies >= MOST_REPLIES) return err('full');
  if (of && side === 'support' && (await countRepliesInARow(tx, ticket.id)) >= MOST_REPLIES_IN_A_ROW)
    return err('too-many');
  await insertReply(tx, { ticket, side, body, idempotencyKey, now });
  await markTicket(tx, ticket.id, ticketStatusAfter({ type: 'replied', by: side }), now);
  return ok(ticket);
}

/** Closes a locked ticket, and deletes the notifications of the members. Returns false if it is closed already. */
export async function closeLocked(tx: Executor, ticket: TicketRow, now: Date): Promise<boolean> {
  const { developer, id, number, status } = ticket;
  if (status === 'closed') return false;
  await markTicket(tx, id, ticketStatusAfter({ type: 'closed' }), now);
  if (developer) await deleteMemberNotifications(tx, developer.id, number);
  return true;
}
