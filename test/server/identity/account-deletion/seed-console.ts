import { randomUUID } from 'node:crypto';
import { emailKey } from '../../../../src/domain/auth/email-policy';
import {
  developerApplications,
  developerAudit,
  developerInvitations,
  developerPublications,
  developerReleases,
  developerTokens,
} from '../../../../server/platform/database/schema/console';
import { payouts } from '../../../../server/platform/database/schema/developer-money';
import { announcements } from '../../../../server/platform/database/schema/developers';
import { pairwiseIds } from '../../../../server/platform/database/schema/server-api';
import { webhookDeliveries, webhookEndpoints } from '../../../../server/platform/database/schema/webhooks';
import { games } from '../../../../server/platform/database/schema/games';
import { gameTesters } from '../../../../server/platform/database/schema/testers';
import type { TestServer } from '../../support/test-server';
import type { ClosingPlayer } from './leaving-player';

/** Inserts rows of the developer console that name a player. */
export async function seedConsole(
  { deps }: Pick<TestServer, 'deps'>,
  { id: accountId, username, email }: ClosingPlayer,
  other: ClosingPlayer,
  { developerId, now }: { readonly developerId: number; readonly now: Date },
): Promise<void> {
  const { db } = deps.database;
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 60 * 24 * 60 * 60 * 1000) };
  await db.insert(developerApplications).values({ accountId, slug: 'a-slug', name: username, createdAt: now });
  const change = { developerId, at: now, event: 'member.role' };
  await db.insert(developerAudit).values([
    { ...change, accountId, subjectId: other.id, text: `Changed ${other.username}, says ${username}.` },
    { ...change, accountId: other.id, subjectId: accountId, text: `Changed the role of ${username.toUpperCase()}.` },
  ]);
  await db.insert(developerInvitations).values([
    { developerId, accountId, role: 'analyst', invitedBy: other.id, ...times },
    { developerId, accountId: other.id, role: 'analyst', invitedBy: accountId, ...times },
    { developerId, emailKey: emailKey(email), role: 'analyst', invitedBy: other.id, ...times },
  ]);
  const test = { developerId, game: 'a-game', ...times };
  await db.insert(gameTesters).values([
    { ...test, accountId, invitedBy: other.id, acceptedAt: now },
    { ...test, accountId: other.id, invitedBy: accountId },
    { ...test, emailKey: emailKey(email), invitedBy: other.id },
  ]);
  const token = { tokenHash: '7'.repeat(64), name: username, actions: [], ...times };
  await db.insert(developerTokens).values({ developerId, createdBy: accountId, ...token });
  await db.insert(pairwiseIds).values({ developerId, accountId, pairwiseId: '8'.repeat(32) });
  const run = {
    uploadId: randomUUID(),
    request: { game: 'a-game', version: 'patch', draft: true },
    state: 'published',
    createdAt: now,
  } as const;
  await db.insert(developerPublications).values({ developerId, requestedBy: accountId, ...run });
  const payout = { developerId, currency: 'EUR', amount: 100, state: 'requested', requestedAt: now } as const;
  await db
    .insert(payouts)
    .values({ ...payout, requestedBy: accountId })
    .onConflictDoNothing();
  const draft = { title: 'A', excerpt: '', body: 'A', bodyHtml: '<p>A</p>', labels: '' };
  await db.insert(announcements).values({
    ...{ ...draft, developerId, slug: `scheduled-${randomUUID().slice(0, 8)}`, status: 'draft', publishedAt: now },
    ...{ scheduledAt: times.expiresAt, scheduledBy: accountId },
  });
  const [game] = await db.select({ gameId: games.id }).from(games).limit(1);
  if (game) {
    const release = { ...game, developerId, releaseAt: times.expiresAt, version: 'patch' };
    await db
      .insert(developerReleases)
      .values({ ...release, requestedBy: accountId })
      .onConflictDoNothing();
    const hook = { ...game, url: 'https://hook.test', events: [], sealedSecret: 'sealed-secret', createdAt: now };
    const [endpoint] = await db.insert(webhookEndpoints).values(hook).returning({ endpointId: webhookEndpoints.id });
    const message = { type: 'achievement.earned', body: '{}', createdAt: now, nextAt: now } as const;
    if (endpoint) await db.insert(webhookDeliveries).values({ ...endpoint, ...message, accountId });
  }
}
