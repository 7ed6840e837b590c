import { eq, lte } from 'drizzle-orm';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Executor } from '../../platform/database/executor';
import { supportTickets } from '../../platform/database/schema/support-tickets';
import type { ServerRandom } from '../../platform/system/server-random';

const LENGTH = 8;

/** Thirty-two letters and digits, so that a byte falls evenly on them: without I, O, 0 and 1, which are taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new number for a ticket, of 40 bits: nobody comes upon another's by counting. */
export function newTicketNumber(random: ServerRandom): string {
  return [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}

/** How often a number is drawn again that is taken already; twice in a row happens to nobody. */
const MOST_DRAWS = 5;

interface NewTicket extends ContactForm {
  /** Undefined for a visitor. */
  readonly accountId: string | undefined;
  /** What its writer calls it, so that it can be sent once more. */
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

export interface StoredTicket extends ContactForm {
  readonly number: string;
}

/** The ticket that was opened under this key. */
export async function findTicket(executor: Executor, idempotencyKey: string): Promise<StoredTicket | undefined> {
  const { number, subject, email, message } = supportTickets;
  const [found] = await executor
    .select({ number, subject, email, message })
    .from(supportTickets)
    .where(eq(supportTickets.idempotencyKey, idempotencyKey));
  return found;
}

/** Opens a ticket and answers its number; undefined when there is one under its key. */
export async function insertTicket(
  executor: Executor,
  random: ServerRandom,
  { accountId, idempotencyKey, subject, email, message, now }: NewTicket,
): Promise<string | undefined> {
  const ticket = {
    accountId: accountId ?? null,
    idempotencyKey: idempotencyKey ?? null,
    subject,
    email,
    message,
    createdAt: now,
    updatedAt: now,
  };
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const [created] = await executor
      .insert(supportTickets)
      .values({ ...ticket, status: 'open', number: newTicketNumber(random) })
      .onConflictDoNothing()
      .returning({ number: supportTickets.number });
    if (created) return created.number;
    if (idempotencyKey !== undefined && (await findTicket(executor, idempotencyKey))) return undefined;
  }
  throw new Error('No number is free for a ticket.');
}

/** Forgets messages with which nothing has happened since this moment. */
export async function deleteOldTickets(executor: Executor, since: Date): Promise<void> {
  await executor.delete(supportTickets).where(lte(supportTickets.updatedAt, since));
}
