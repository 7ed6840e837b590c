import { expect } from 'vitest';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { newTicketNumber } from '../../../../server/catalogue/help/ticket.repository';
import type { TestServer } from '../../support/test-server';

const words = 'A quiet place to be in.';

/** Opens a ticket of a player, with an answer of the support. Returns its number. */
export async function addTicket({ deps }: TestServer, accountId: string, now: Date): Promise<string> {
  const times = { createdAt: now, updatedAt: now };
  const [ticket] = await deps.database.db
    .insert(supportTickets)
    .values({
      ...{ accountId, number: newTicketNumber(deps.random), email: 'typed@mail.test', subject: words, message: words },
      ...{ status: 'answered', ...times },
    })
    .returning({ number: supportTickets.number });
  return ticket?.number ?? expect.fail('The ticket was not stored.');
}
