import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { TicketSide, TicketStatus } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import { supportReplies, supportTickets } from '../../platform/database/schema/support';

/** A ticket with its number of replies. */
export interface TicketRow {
  readonly id: string;
  readonly number: string;
  /** Null for a visitor and for a deleted account. */
  readonly accountId: string | null;
  /** Email address as entered. Empty after the account is deleted. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly status: TicketStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly replies: number;
}

export interface ReplyRow {
  readonly side: TicketSide;
  readonly body: string;
  readonly createdAt: Date;
}

/** A reply to store. */
export interface NewReply {
  readonly ticket: TicketRow;
  readonly side: TicketSide;
  readonly body: string;
  /** The client's key for retries. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

const columns = {
  id: supportTickets.id,
  number: supportTickets.number,
  accountId: supportTickets.accountId,
  email: supportTickets.email,
  subject: supportTickets.subject,
  message: supportTickets.message,
  status: supportTickets.status,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
  // Columns are written out: in a query of one table, Drizzle omits the table name of interpolated columns.
  replies: sql<number>`(select count(*)::int from ${supportReplies} as reply where reply.ticket_id = ${supportTickets}.id)`,
};

/** Counts the tickets of an account. */
export async function countTickets(executor: Executor, accountId: string): Promise<number> {
  const [found] = await executor
    .select({ total: count() })
    .from(supportTickets)
    .where(eq(supportTickets.accountId, accountId));
  return found?.total ?? 0;
}

/** Returns a window of an account's tickets, last changed first. */
export function listTickets(
  executor: Executor,
  accountId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly TicketRow[]> {
  return executor
    .select(columns)
    .from(supportTickets)
    .where(eq(supportTickets.accountId, accountId))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
    .limit(limit)
    .offset(offset);
}

/** Returns tickets with a status for the operator, longest waiting first. */
export function listWaiting(executor: Executor, status: TicketStatus, limit: number): Promise<readonly TicketRow[]> {
  return executor
    .select(columns)
    .from(supportTickets)
    .where(eq(supportTickets.status, status))
    .orderBy(asc(supportTickets.updatedAt), asc(supportTickets.id))
    .limit(limit);
}

/** Finds a ticket by number, optionally only of one account. */
export async function findTicketByNumber(
  executor: Executor,
  number: string,
  accountId?: string,
): Promise<TicketRow | undefined> {
  const own = accountId === undefined ? undefined : eq(supportTickets.accountId, accountId);
  const [found] = await executor
    .select(columns)
    .from(supportTickets)
    .where(and(eq(supportTickets.number, number), own));
  return found;
}

/** Locks a ticket until the transaction ends. */
export async function lockTicket(tx: Executor, number: string): Promise<void> {
  await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.number, number))
    .for('update');
}

/** Returns all replies of a ticket in their order. */
export function listReplies(executor: Executor, ticketId: string): Promise<readonly ReplyRow[]> {
  return executor
    .select({ side: supportReplies.side, body: supportReplies.body, createdAt: supportReplies.createdAt })
    .from(supportReplies)
    .where(eq(supportReplies.ticketId, ticketId))
    .orderBy(asc(supportReplies.createdAt), asc(supportReplies.id));
}

/** Finds the reply with an idempotency key in a ticket. */
export async function findReply(executor: Executor, ticketId: string, key: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ body: supportReplies.body })
    .from(supportReplies)
    .where(and(eq(supportReplies.ticketId, ticketId), eq(supportReplies.idempotencyKey, key)));
  return found?.body;
}

export async function insertReply(tx: Executor, { ticket, idempotencyKey, now, ...reply }: NewReply): Promise<void> {
  await tx.insert(supportReplies).values({
    ...reply,
    ticketId: ticket.id,
    accountId: ticket.accountId,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: now,
  });
}

/** Stores a ticket's status. */
export async function markTicket(tx: Executor, id: string, status: TicketStatus, now: Date): Promise<void> {
  await tx.update(supportTickets).set({ status, updatedAt: now }).where(eq(supportTickets.id, id));
}
