import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ScoreVerdict } from '../../../src/domain/leaderboards/score';
import type { ScoreTicket } from '../../../src/domain/leaderboards/score-ticket';
import { TICKET_LIFETIME } from '../../../src/domain/leaderboards/score-ticket';
import type { Executor } from '../../platform/database/executor';
import { scoreTicketUses } from '../../platform/database/schema/leaderboards';
import { playSessions } from '../../platform/database/schema/play-sessions';

const signature = (secret: string, content: string): Buffer =>
  createHmac('sha256', secret).update(`score-ticket\n${content}`).digest();

/** Returns the signed text of a ticket. */
export function signScoreTicket(secret: string, ticket: ScoreTicket): string {
  const content = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${content}.${signature(secret, content).toString('base64url')}`;
}

/** Reads a ticket that this portal has signed; undefined for any other text. */
export function readScoreTicket(secret: string, text: string): ScoreTicket | undefined {
  const [content = '', mac = '', ...rest] = text.split('.');
  const [given, expected] = [Buffer.from(mac, 'base64url'), signature(secret, content)];
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as ScoreTicket;
}

/** End of a ticket's lifetime. */
export const ticketEnd = ({ startedAt }: ScoreTicket): Date => new Date(startedAt + TICKET_LIFETIME);

/** Returns whether the play session of a ticket used an emulated headset; undefined if it is not the player's session of the game. */
export async function findTicketPlay(
  executor: Executor,
  { sessionId, accountId, gameId }: ScoreTicket,
): Promise<{ readonly emulated: boolean } | undefined> {
  const [found] = await executor
    .select({ emulated: playSessions.emulated })
    .from(playSessions)
    .where(and(eq(playSessions.id, sessionId), eq(playSessions.accountId, accountId), eq(playSessions.gameId, gameId)));
  return found;
}

interface TicketUse {
  readonly score: number;
  readonly standing: ScoreVerdict;
  readonly improved: boolean;
}

/**
 * Marks a ticket as used by a score. Waits for a concurrent use, and returns the earlier use, if any. A rollback of the transaction also
 * releases the ticket.
 */
export async function useScoreTicket(
  tx: Executor,
  ticket: ScoreTicket,
  use: Pick<TicketUse, 'score' | 'standing'>,
): Promise<TicketUse | undefined> {
  const first = await tx
    .insert(scoreTicketUses)
    .values({ ticketId: ticket.id, ...use, expiresAt: ticketEnd(ticket) })
    .onConflictDoNothing()
    .returning({ ticketId: scoreTicketUses.ticketId });
  if (first.length > 0) return undefined;
  const [before] = await tx.select().from(scoreTicketUses).where(eq(scoreTicketUses.ticketId, ticket.id));
  if (!before) throw new Error(`The use of the ticket ${ticket.id} was deleted before the ticket has expired.`);
  return before;
}

/** Stores that the score of a used ticket is the player's best. */
export async function recordTicketImprovement(tx: Executor, ticketId: string): Promise<void> {
  await tx.update(scoreTicketUses).set({ improved: true }).where(eq(scoreTicketUses.ticketId, ticketId));
}
