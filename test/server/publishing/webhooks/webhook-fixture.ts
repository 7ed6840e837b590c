import { eq } from 'drizzle-orm';
import { webhookCalls } from '../../../../src/contract/webhooks.contract';
import type { WebhookEvent } from '../../../../src/domain/server-api/webhooks';
import { webhookEvents } from '../../../../src/domain/server-api/webhooks';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { webhookDeliveries, webhookEndpoints } from '../../../../server/platform/database/schema/webhooks';
import type { WebhookRun } from '../../../../server/publishing/webhooks/run-webhooks';
import { runWebhooks } from '../../../../server/publishing/webhooks/run-webhooks';
import { dataOf } from '../../support/data-of';
import type { Person } from '../console/console-fixture';
import { callAs, consoleFixture } from '../console/console-fixture';

/** Demo game whose webhooks the tests configure, and its developer. */
export const GAME = { developer: 'paper-moon', game: 'lantern-drift' };

/** A server with demo games, an owner of one of them, and its calls about webhooks. */
export async function webhookFixture() {
  const fixture = await consoleFixture({ demo: true });
  const { db } = fixture.server.deps.database;
  const owner = await fixture.person('hook-owner');
  const [studio] = await db.select().from(developers).where(eq(developers.slug, GAME.developer));
  if (!studio) throw new Error('The demo content has no such developer.');
  // Members of the demo content would get emails too.
  await db.delete(developerMembers).where(eq(developerMembers.developerId, studio.id));
  const member = {
    developerId: studio.id,
    accountId: owner.id,
    role: 'owner',
    createdAt: fixture.clock.now(),
  } as const;
  await db.insert(developerMembers).values(member);
  const [row] = await db.select({ gameId: games.id }).from(games).where(eq(games.slug, GAME.game));
  await db.insert(boards).values({ gameId: row?.gameId ?? 0, slug: 'main', order: 'highest-first' });
  const never = new AbortController().signal;

  return {
    ...fixture,
    db,
    owner,
    studioId: studio.id,
    async add(url: string, events: readonly WebhookEvent[] = webhookEvents, params = GAME) {
      const answer = await callAs(owner, webhookCalls.webhookCreate, { params, body: { url, events } });
      return dataOf(webhookCalls.webhookCreate, answer);
    },
    ping: (id: string, game = GAME) => callAs(owner, webhookCalls.webhookTest, { params: { ...game, id } }),
    log: async (id: string) =>
      dataOf(webhookCalls.webhookLog, await callAs(owner, webhookCalls.webhookLog, { params: { ...GAME, id } })),
    stored: (id: string) => db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, id)),
    endpoint: async (id: string) => (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0],
    run: (run?: WebhookRun) => runWebhooks(fixture.server.deps, never, run),
    /** Deletes the log of earlier tests. */
    async reset() {
      await db.delete(webhookEndpoints);
    },
  };
}

export type WebhookFixture = Awaited<ReturnType<typeof webhookFixture>>;
export type { Person };
