import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { TicketSide, TicketStatus } from '../../../src/domain/support/ticket';
import type { Executor } from '../../platform/database/executor';
import { supportReplies } from '../../platform/database/schema/support-replies';
import { supportTickets } from '../../platform/database/schema/support-tickets';

/** A ticket as its sides see it. */
export interface TicketRow {
  readonly id: string;
  readonly number: string;
  /** None of a visitor’s, and of one whose account is deleted. */
  readonly accountId: string | null;
  /** What was typed; empty once the account is deleted. */
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

/** A reply that is to be kept. */
export interface NewReply {
  readonly ticket: TicketRow;
  readonly side: TicketSide;
  readonly body: string;
  /** What its writer calls it, so that it can be sent once more. */
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
  // Named in full: in a statement of one table the columns stand without it.
  replies: sql<number>`(select count(*)::int from ${supportReplies} as reply where reply.ticket_id = ${supportTickets}.id)`,
};

/** How many tickets an account has. */
export async function countTickets(executor: Executor, accountId: string): Promise<number> {
  const [found] = await executor
    .select({ total: count() })
    .from(supportTickets)
    .where(eq(supportTickets.accountId, accountId));
  return found?.total ?? 0;
}

/** A part of an account's tickets, the last changed first. */
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

/** The tickets of a standing for the operator, who has waited longest first. */
export function listWaiting(executor: Executor, status: TicketStatus, limit: number): Promise<readonly TicketRow[]> {
  return executor
    .select(columns)
    .from(supportTickets)
    .where(eq(supportTickets.status, status))
    .orderBy(asc(supportTickets.updatedAt), asc(supportTickets.id))
    .limit(limit);
}

/** The ticket of this number; with an account only where it is that account's. */
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

/** Lets nobody else change a ticket until the transaction ends. */
export async function lockTicket(tx: Executor, number: string): Promise<void> {
  await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(eq(supportTickets.number, number))
    .for('update');
}

/** All replies in a ticket, in their order. */
export function listReplies(executor: Executor, ticketId: string): Promise<readonly ReplyRow[]> {
  return executor
    .select({ side: supportReplies.side, body: supportReplies.body, createdAt: supportReplies.createdAt })
    .from(supportReplies)
    .where(eq(supportReplies.ticketId, ticketId))
    .orderBy(asc(supportReplies.createdAt), asc(supportReplies.id));
}

/** The reply that was sent to a ticket under this key. */
export async function findReply(executor: Executor, ticketId: string, key: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ body: supportReplies.body })
    .from(supportReplies)
    .where(and(eq(supportReplies.ticketId, ticketId), eq(supportReplies.idempotencyKey, key)));
  return found?.body;
}

/** Keeps a reply. */
export async function insertReply(tx: Executor, { ticket, idempotencyKey, now, ...reply }: NewReply): Promise<void> {
  await tx.insert(supportReplies).values({
    ...reply,
    ticketId: ticket.id,
    accountId: ticket.accountId,
    idempotencyKey: idempotencyKey ?? null,
    createdAt: now,
  });
}

/** Says how a ticket stands from now on. */
export async function markTicket(tx: Executor, id: string, status: TicketStatus, now: Date): Promise<void> {
  await tx.update(supportTickets).set({ status, updatedAt: now }).where(eq(supportTickets.id, id));
}
