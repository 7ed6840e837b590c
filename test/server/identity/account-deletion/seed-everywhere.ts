import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { dataExports, deletionRequests } from '../../../../server/platform/database/schema/account-deletion';
import {
  accounts,
  accountBans,
  knownDevices,
  linkSecrets,
  recoveryCodes,
  twoFactor,
} from '../../../../server/platform/database/schema/accounts';
import {
  achievements,
  playerAchievements,
  playerProgress,
} from '../../../../server/platform/database/schema/achievements';
import { profileComments } from '../../../../server/platform/database/schema/comments';
import { articleCategories, articles } from '../../../../server/platform/database/schema/content';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { favourites } from '../../../../server/platform/database/schema/favourites';
import { developerFollows, playerFollows } from '../../../../server/platform/database/schema/follows';
import { addressRequests, blocks, friendships } from '../../../../server/platform/database/schema/friends';
import { games } from '../../../../server/platform/database/schema/games';
import { feedback } from '../../../../server/platform/database/schema/help';
import { messages, notifications } from '../../../../server/platform/database/schema/inbox';
import { emailRounds, emails } from '../../../../server/platform/database/schema/emails';
import { catalogItems, ownedItems, purchaseAnswers } from '../../../../server/platform/database/schema/market';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { onlinePlayers } from '../../../../server/platform/database/schema/nodes';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { gameReactions } from '../../../../server/platform/database/schema/reactions';
import { reports } from '../../../../server/platform/database/schema/reports';
import { reviewReactions, reviewResponses, reviews } from '../../../../server/platform/database/schema/reviews';
import { saveSlots, saveVersions } from '../../../../server/platform/database/schema/saves';
import { socialAttempts, socialIdentities } from '../../../../server/platform/database/schema/social';
import { emailSubscriptions } from '../../../../server/platform/database/schema/subscriptions';
import { supportReplies, supportTickets } from '../../../../server/platform/database/schema/support';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { openCheckout } from '../../../../server/commerce/payments/payments.routes';
import type { TestServer } from '../../support/test-server';
import type { ClosingPlayer } from './leaving-player';
import { seedConsole } from './seed-console';
import { seedScores } from './seed-scores';

/** Address typed into a support form. It belongs to no account. */
export const TYPED_ADDRESS = 'typed-elsewhere@mail.test';

/** Inserts rows with a player's name and address into every table that references accounts or identities. */
export async function seedEverywhere(
  { deps }: TestServer,
  player: ClosingPlayer,
  other: ClosingPlayer,
  now: Date,
): Promise<void> {
  const { db } = deps.database;
  const { id: accountId, username, email } = player;
  const person = `${username.toUpperCase()} or ${email}`;
  const first = async <Row>(rows: Promise<readonly Row[]>): Promise<Row> => {
    const [row] = await rows;
    if (row === undefined) throw new Error('The demo content has no such row.');
    return row;
  };
  const game = await first(db.select().from(games).limit(1));
  const developer = await first(db.select().from(developers).limit(1));
  const badge = await first(db.select().from(achievements).limit(1));
  const category = await first(db.select().from(articleCategories).limit(1));
  const model = await first(db.select().from(articles).limit(1));

  await db
    .update(accounts)
    .set({ alias: `The ${username}` })
    .where(eq(accounts.id, accountId));
  await db.transaction(async (tx) => {
    await moveCoins(tx, { accountId, amount: 50, reason: 'grant', key: 'grant-1', at: now });
    await moveCoins(tx, { accountId, amount: -10, reason: 'item', key: 'item-1', at: now });
  });
  const [order] = await db
    .insert(coinOrders)
    .values({
      ...{ accountId, amount: 10, price: 99, vatRate: 1900, provider: 'sandbox', idempotencyKey: 'order-1' },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning({ id: coinOrders.id });
  await openCheckout(deps, order?.id ?? '');
  const item = await first(db.select().from(catalogItems).limit(1));
  await db.insert(ownedItems).values({ accountId, itemId: item.id, count: 1, paid: 10, boughtAt: now });
  await db
    .insert(purchaseAnswers)
    .values({ accountId, key: 'item-1', requestHash: 'c'.repeat(64), answer: { balance: 40 }, createdAt: now });
  const slot = { accountId, gameId: game.id, slot: 1 };
  await db.insert(saveSlots).values({ ...slot, newest: 1, held: 1, createdAt: now });
  await db.insert(saveVersions).values({ ...slot, version: 1, name: username, data: '{}', writtenAt: now });
  await db.insert(emailSubscriptions).values({ accountId, gameId: game.id, source: 'sdk', createdAt: now });
  await db.insert(playerProgress).values({ accountId, achievementId: badge.id, percent: 40, reportedAt: now });
  await db.insert(articles).values({
    slug: 'a-guest-article',
    title: 'A guest article',
    excerpt: 'By a guest.',
    body: 'Text',
    bodyHtml: '<p>Text</p>',
    hero: model.hero,
    share: model.share,
    categoryId: category.id,
    authorId: accountId,
    status: 'published',
    publishedAt: now,
    labels: '',
  });
  await db.insert(developerMembers).values({ developerId: developer.id, accountId, role: 'member' });
  await seedConsole({ deps }, player, other, { developerId: developer.id, now });
  await db.insert(feedback).values({ accountId, subject: person, text: `I am ${person}.`, createdAt: now });
  const [lower = '', higher = ''] = [accountId, other.id].sort();
  await db.insert(friendships).values({ first: lower, second: higher, requestedBy: accountId, createdAt: now });
  await db.insert(blocks).values([
    { blocker: accountId, blocked: other.id, createdAt: now },
    { blocker: other.id, blocked: accountId, createdAt: now },
  ]);
  await db.insert(developerFollows).values({ accountId, developerId: developer.id, followedAt: now });
  await db.insert(favourites).values({ accountId, gameId: game.id, addedAt: now });
  await db.insert(playerFollows).values([
    { followerId: accountId, followedId: other.id, followedAt: now },
    { followerId: other.id, followedId: accountId, followedAt: now },
  ]);
  await db.insert(addressRequests).values([
    { senderId: accountId, receiverId: other.id, sentAt: now },
    { senderId: other.id, receiverId: accountId, sentAt: now },
  ]);
  await db.insert(profileComments).values([
    { profileId: accountId, authorId: other.id, body: 'A fine player.', postedAt: now },
    { profileId: other.id, authorId: accountId, body: `I am ${person}.`, postedAt: now },
    { profileId: accountId, authorId: accountId, body: person, postedAt: now },
  ]);
  const [ticket] = await db
    .insert(supportTickets)
    .values({
      number: 'ABCD2345',
      accountId,
      email: TYPED_ADDRESS,
      subject: person,
      message: `I am ${person}.`,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!ticket) throw new Error('A ticket was not kept.');
  await db.insert(supportReplies).values([
    { ticketId: ticket.id, accountId, side: 'support', body: `Dear ${person}.`, createdAt: now },
    { ticketId: ticket.id, accountId, side: 'player', body: `Yours, ${person}.`, createdAt: now },
  ]);
  const report = { reason: 'spam', status: 'open', createdAt: now } as const;
  await db.insert(reports).values([
    { ...report, accountId, gameId: game.id, text: `I am ${person}.` },
    { ...report, accountId: other.id, profileId: accountId, text: 'Look at this profile.' },
  ]);
  await db.insert(gameReactions).values({ gameId: game.id, accountId, kind: 'love', createdAt: now });
  const dates = { postedAt: now, updatedAt: now };
  const review = { gameId: game.id, rating: 4, ...dates };
  await db.insert(reviews).values({ ...review, accountId, body: `It was ${person} who liked it.` });
  const [others] = await db
    .insert(reviews)
    .values({ ...review, accountId: other.id, body: 'What a place to be in.' })
    .returning();
  if (!others) throw new Error('A review was not kept.');
  await db.insert(reviewReactions).values({ reviewId: others.id, accountId, kind: 'like', createdAt: now });
  await db
    .insert(reviewResponses)
    .values({ reviewId: others.id, accountId, body: `Thank you, says ${person}.`, postedAt: now });
  // Ended, because a banned player has no session.
  const ban = { bannedAt: new Date(0), until: new Date(1) };
  await db.insert(accountBans).values({ accountId, reason: `Rude, ${person}.`, ...ban });
  await db
    .insert(knownDevices)
    .values({ accountId, deviceHash: 'd'.repeat(64), name: 'A tablet', firstSeenAt: now, lastSeenAt: now });
  await db.insert(linkSecrets).values({
    purpose: 'reset-password',
    secretHash: 'a'.repeat(64),
    accountId,
    details: { email },
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  });
  await db.insert(emailRounds).values({ accountId, kind: 'weekly-digest', round: now, servedAt: now });
  await db.insert(emails).values({
    accountId,
    kind: 'reset-password',
    recipient: email,
    subject: `Hello ${username}`,
    text: 'https://portal.test/?token=private',
    html: '<p>',
    createdAt: now,
    nextAttemptAt: new Date('2027-01-01T00:00:00.000Z'),
  });
  await db.insert(messages).values([
    { accountId, senderId: other.id, subject: `Dear ${username}`, body: person, createdAt: now },
    { accountId: other.id, senderId: accountId, subject: 'From me', body: person, createdAt: now, readAt: now },
    { accountId, senderId: accountId, subject: 'To myself', body: person, createdAt: now },
  ]);
  await db.insert(notifications).values([
    { accountId, kind: 'news', title: person, body: person, createdAt: now },
    {
      accountId: other.id,
      fromId: accountId,
      kind: 'friend-request',
      title: person,
      body: person,
      createdAt: now,
    },
  ]);
  await db.insert(onlinePlayers).values({ accountId, nodeId: randomUUID() });
  await db.insert(playSessions).values({ accountId, gameId: game.id, startedAt: now, heartbeatAt: now });
  await seedScores(db, { accountId, otherId: other.id, gameId: game.id, now });
  await db.insert(playerAchievements).values({ accountId, achievementId: badge.id, unlockedAt: now });
  await db.insert(recoveryCodes).values({ accountId, codeHash: 'recovery-hash', createdAt: now });
  const identity = { issuer: 'https://accounts.test', subject: `subject-of-${username}` };
  await db.insert(socialIdentities).values({ accountId, provider: 'google', ...identity, createdAt: now });
  const soon = new Date(now.getTime() + 60_000);
  // Both rows identify the person without referencing the account.
  await db.insert(linkSecrets).values({
    purpose: 'social-finalize',
    secretHash: 'b'.repeat(64),
    details: { provider: 'google', ...identity, email, emailVerified: true, markerHash: 'e'.repeat(64) },
    createdAt: now,
    expiresAt: soon,
  });
  await db.insert(socialAttempts).values({
    provider: 'google',
    stateHash: 'f'.repeat(64),
    markerHash: 'e'.repeat(64),
    checks: {},
    proved: identity,
    createdAt: now,
    expiresAt: soon,
  });
  await db.insert(twoFactor).values({ accountId, encryptedSecret: 'sealed-secret', createdAt: now });
  await db
    .insert(dataExports)
    .values({ accountId, requestedAt: now, readyAt: now, expiresAt: now, content: { accounts: [{ email }] } });
  await db
    .insert(deletionRequests)
    .values({ accountId, origin: 'player', requestedAt: now, dueAt: now, withdrawnAt: now });
}
