import { eq } from 'drizzle-orm';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Executor } from '../../platform/database/executor';
import { games } from '../../platform/database/schema/games';
import { supportTickets } from '../../platform/database/schema/support';
import type { ServerRandom } from '../../platform/system/server-random';

const LENGTH = 8;

/** 32 characters, so that bytes map to them evenly. Without I, O, 0 and 1, which look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Creates a random ticket number of 40 bits, which cannot be guessed by counting. */
export function newTicketNumber(random: ServerRandom): string {
  return [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}

/** Maximum number of attempts to find an unused ticket number. */
const MAX_ATTEMPTS = 5;

interface NewTicket extends ContactForm {
  /** Undefined for a visitor. */
  readonly accountId: string | undefined;
  /** Undefined for a ticket about the portal. */
  readonly gameId: number | undefined;
  /** Undefined if the support replies. */
  readonly developerId: number | undefined;
  /** The client's key for retries. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

export interface StoredTicket extends ContactForm {
  readonly number: string;
  /** Slug of the game. Null for a ticket about the portal. */
  readonly game: string | null;
}

/** Finds the ticket with an idempotency key. */
export async function findTicket(executor: Executor, idempotencyKey: string): Promise<StoredTicket | undefined> {
  const { number, subject, email, message } = supportTickets;
  const [found] = await executor
    .select({ number, subject, email, message, game: games.slug })
    .from(supportTickets)
    .leftJoin(games, eq(games.id, supportTickets.gameId))
    .where(eq(supportTickets.idempotencyKey, idempotencyKey));
  return found;
}

/** Opens a ticket and returns its number. Undefined if its idempotency key is already used. */
export async function insertTicket(
  executor: Executor,
  random: ServerRandom,
  { accountId, gameId, developerId, idempotencyKey, subject, email, message, now }: NewTicket,
): Promise<string | undefined> {
  const ticket = {
    accountId: accountId ?? null,
    gameId: gameId ?? null,
    developerId: developerId ?? null,
    idempotencyKey: idempotencyKey ?? null,
    subject,
    email,
    message,
    createdAt: now,
    updatedAt: now,
  };
  for (let draw = 0; draw < MAX_ATTEMPTS; draw += 1) {
    const [created] = await executor
      .insert(supportTickets)
      .values({ ...ticket, status: 'open', number: newTicketNumber(random) })
      .onConflictDoNothing()
      .returning({ number: supportTickets.number });
    if (created) return created.number;
    if (idempotencyKey !== undefined && (await findTicket(executor, idempotencyKey))) return undefined;
  }
  throw new Error('No unused ticket number found.');
}
