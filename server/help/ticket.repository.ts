import type { ContactForm } from '../../src/domain/help/contact-form';
import type { Executor } from '../database/executor';
import { supportTickets } from '../database/schema/support-tickets';
import type { ServerRandom } from '../system/server-random';
import { newTicketNumber } from './ticket-number';

/** How often a number is drawn again that is taken already; twice in a row happens to nobody. */
const MOST_DRAWS = 5;

interface NewTicket extends ContactForm {
  /** Undefined for a visitor. */
  readonly accountId: string | undefined;
  readonly now: Date;
}

/** Opens a ticket and answers its number. */
export async function insertTicket(
  executor: Executor,
  random: ServerRandom,
  { accountId, subject, email, message, now }: NewTicket,
): Promise<string> {
  const ticket = { accountId: accountId ?? null, subject, email, message, createdAt: now, updatedAt: now };
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const [created] = await executor
      .insert(supportTickets)
      .values({ ...ticket, status: 'open', number: newTicketNumber(random) })
      .onConflictDoNothing({ target: supportTickets.number })
      .returning({ number: supportTickets.number });
    if (created) return created.number;
  }
  throw new Error('No number is free for a ticket.');
}
