import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { TicketSide } from '../../../src/domain/support/ticket';
import { MOST_REPLIES, ticketStatusAfter } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import type { TicketRow } from './player-ticket.repository';
import { findReply, findTicketByNumber, lockTicket, insertReply, markTicket } from './player-ticket.repository';

interface Written {
  readonly number: string;
  /** Whose ticket it has to be; undefined where any may be meant. */
  readonly accountId: string | undefined;
  readonly side: TicketSide;
  /** As it is stored. */
  readonly body: string;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

/** Why nothing was written. */
export type ReplyRefusal = 'unknown' | 'full' | 'key-reused';

/** Writes in a ticket, one after the other, and says whose turn it is; answers the ticket as it was before, undefined where the same was written under its key already. */
export async function addReply(
  tx: Executor,
  { number, accountId, side, body, idempotencyKey, now }: Written,
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
