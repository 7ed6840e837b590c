import { and, asc, desc, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { TicketSide, TicketStatus } from '../../../src/domain/support/ticket';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { developers } from '../../platform/database/schema/developers';
import { games } from '../../platform/database/schema/games';
import { supportReplies, supportTickets } from '../../platform/database/schema/support';
import { hasMemberWho } from '../../publishing/console/notify-member';

/** Game of a ticket. */
interface TicketGameRow {
  readonly slug: string;
  readonly title: string;
}

/** Developer of a ticket. */
export interface TicketDeveloperRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Title of the game that the ticket is about. */
  readonly game: string;
}

/** A ticket with its number of replies. */
export interface TicketRow {
  readonly id: string;
  readonly number: string;
  /** Null for a visitor and for a deleted account. */
  readonly accountId: string | null;
  readonly author: { readonly username: string; readonly alias: string | null } | null;
  /** Email address as entered. Empty after the account is deleted. */
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly status: TicketStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly replies: number;
  /** Null for a ticket about the portal. */
  readonly game: TicketGameRow | null;
  /** Developer whose members reply. Null if the support replies. */
  readonly developer: TicketDeveloperRow | null;
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

/** True if members of the developer may reply. A developer can be left with analysts or banned members only. */
const canReply = (executor: Executor) =>
  hasMemberWho(executor, { developerId: developers.id, action: 'community.answer' });

const ticketGame = { slug: games.slug, title: sql<string>`${games.card}->>'title'` };

const replyingDeveloper = (executor: Executor) =>
  sql<TicketDeveloperRow | null>`case when ${canReply(executor)} then json_build_object('id', ${developers.id},
    'slug', ${developers.slug}, 'name', ${developers.name}, 'game', ${ticketGame.title}) end`;

const ticketRows = (executor: Executor) =>
  executor
    .select({
      id: supportTickets.id,
      number: supportTickets.number,
      accountId: supportTickets.accountId,
      author: { username: accounts.username, alias: accounts.alias },
      email: supportTickets.email,
      subject: supportTickets.subject,
      message: supportTickets.message,
      status: supportTickets.status,
      createdAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
      replies: executor.$count(supportReplies, eq(supportReplies.ticketId, supportTickets.id)),
      game: ticketGame,
      developer: replyingDeveloper(executor),
    })
    .from(supportTickets)
    .leftJoin(accounts, eq(accounts.id, supportTickets.accountId))
    .leftJoin(games, eq(games.id, supportTickets.gameId))
    .leftJoin(developers, eq(developers.id, supportTickets.developerId));

/** Finds a published game with the developer whose members reply. */
export async function findTicketGame(executor: Executor, slug: string) {
  const [found] = await executor
    .select({ id: games.id, ...ticketGame, developer: replyingDeveloper(executor) })
    .from(games)
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(and(eq(games.slug, slug), publishedGame));
  return found;
}

/** Tickets of a player, or messages to a developer, perhaps with a status. */
export type TicketFilter =
  | { readonly accountId: string }
  | { readonly developerId: number; readonly status?: TicketStatus | undefined };

const matches = (filter: TicketFilter) =>
  'accountId' in filter
    ? eq(supportTickets.accountId, filter.accountId)
    : and(
        eq(supportTickets.developerId, filter.developerId),
        filter.status && eq(supportTickets.status, filter.status),
      );

/** Counts tickets. */
export const countTickets = (executor: Executor, filter: TicketFilter): Promise<number> =>
  executor.$count(supportTickets, matches(filter));

/** Counts the messages of a player that wait for a developer. */
export const countWaiting = (executor: Executor, accountId: string, developerId: number): Promise<number> =>
  executor.$count(
    supportTickets,
    and(matches({ developerId, status: 'open' }), eq(supportTickets.accountId, accountId)),
  );

/** Returns a window of tickets, last changed first. */
export function listTickets(
  executor: Executor,
  filter: TicketFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly TicketRow[]> {
  return ticketRows(executor)
    .where(matches(filter))
    .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
    .limit(limit)
    .offset(offset);
}

/** Returns tickets with a status that the support answers, longest waiting first. */
export function listWaiting(executor: Executor, status: TicketStatus, limit: number): Promise<readonly TicketRow[]> {
  return ticketRows(executor)
    .where(and(eq(supportTickets.status, status), or(isNull(supportTickets.developerId), not(canReply(executor)))))
    .orderBy(asc(supportTickets.updatedAt), asc(supportTickets.id))
    .limit(limit);
}

/** Finds a ticket by number, optionally only of one account or of one developer. */
export async function findTicketByNumber(
  executor: Executor,
  number: string,
  filter?: TicketFilter,
): Promise<TicketRow | undefined> {
  const [found] = await ticketRows(executor).where(and(eq(supportTickets.number, number), filter && matches(filter)));
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

/** Counts the replies of the developer or the support after the last one of the player. */
export const countRepliesInARow = (executor: Executor, ticketId: string): Promise<number> =>
  executor.$count(
    supportReplies,
    and(
      eq(supportReplies.ticketId, ticketId),
      sql`${supportReplies.createdAt} > coalesce((select max(reply.created_at) from ${supportReplies} as reply
        where reply.ticket_id = ${ticketId} and reply.side = 'player'), '-infinity')`,
    ),
  );

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
