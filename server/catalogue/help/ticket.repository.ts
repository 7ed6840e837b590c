import { eq } from 'drizzle-orm';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Executor } from '../../platform/database/executor';
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
  /** The client's key for retries. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

export interface StoredTicket extends ContactForm {
  readonly number: string;
  readonly gameId: number | null;
}

/** Finds the ticket with an idempotency key. */
export async function findTicket(executor: Executor, idempotencyKey: string): Promise<StoredTicket | undefined> {
  const { number, subject, email, message, gameId } = supportTickets;
  const [found] = await executor
    .select({ number, subject, email, message, gameId })
    .from(supportTickets)
    .where(eq(supportTickets.idempotencyKey, idempotencyKey));
  return found;
}

/** Opens a ticket and returns its number. Undefined if its idempotency key is already used. */
export async function insertTicket(
  executor: Executor,
  random: ServerRandom,
  { accountId, gameId, idempotencyKey, subject, email, message, now }: NewTicket,
): Promise<string | undefined> {
  const ticket = {
    accountId: accountId ?? null,
    gameId: gameId ?? null,
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
