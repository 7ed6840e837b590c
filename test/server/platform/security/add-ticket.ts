import { expect } from 'vitest';
import { developerInvitations } from '../../../../server/platform/database/schema/console';
import { developers } from '../../../../server/platform/database/schema/developers';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { gameTesters } from '../../../../server/platform/database/schema/testers';
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

/** Invites a player to a developer of the demo. Returns the invitation's id. */
export async function addInvitation({ deps }: TestServer, accountId: string, now: Date): Promise<string> {
  const { db } = deps.database;
  const [developer] = await db.select().from(developers).limit(1);
  const expiresAt = new Date(now.getTime() + 60_000_000);
  const [invitation] = await db
    .insert(developerInvitations)
    .values({ developerId: developer?.id ?? 0, accountId, role: 'analyst', createdAt: now, expiresAt })
    .returning({ id: developerInvitations.id });
  return invitation?.id ?? expect.fail('The invitation was not stored.');
}

/** Invites a player to test a game of a developer of the demo. Returns the invitation's id. */
export async function addTest({ deps }: TestServer, accountId: string, now: Date): Promise<string> {
  const { db } = deps.database;
  const [developer] = await db.select().from(developers).limit(1);
  const expiresAt = new Date(now.getTime() + 60_000_000);
  const [invitation] = await db
    .insert(gameTesters)
    .values({ developerId: developer?.id ?? 0, game: 'a-game', accountId, createdAt: now, expiresAt })
    .returning({ id: gameTesters.id });
  return invitation?.id ?? expect.fail('The invitation was not stored.');
}
