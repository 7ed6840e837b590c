import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessionList } from '../../../../src/contract/security.contract';
import { developerMembers, developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { messages, notifications } from '../../../../server/platform/database/schema/inbox';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { catalogItems, ownedItems } from '../../../../server/platform/database/schema/market';
import { coinOrders } from '../../../../server/platform/database/schema/payments';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { reviewResponses } from '../../../../server/platform/database/schema/reviews';
import { socialIdentities } from '../../../../server/platform/database/schema/social';
import { emailSubscriptions } from '../../../../server/platform/database/schema/subscriptions';
import { moveCoins } from '../../../../server/commerce/market/move-coins';
import { insertReview } from '../../../../server/community/reviews/review.repository';
import { writeSave } from '../../../../server/play/saves/saves.routes';
import { SESSION_COOKIE } from '../../../../src/contract/session-cookie';
import { startSession } from '../../../../server/identity/auth/start-session';
import { dumpDatabase } from '../../identity/account-deletion/dump-database';
import { addPlayer } from '../../support/add-player';
import { addInvitation, addTest, addTicket } from './add-ticket';
import { dataOf } from '../../support/data-of';
import { insertPlayer } from '../../support/insert-player';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import type { Relations } from './owned-friends';
import { addRelations } from './owned-friends';

/** An item that each of the games sells. */
export const ITEM = 'souvenir';

const WORDS = 'A quiet place to be in.';

/** A player with one of everything that calls identify by an id. */
export interface Owner {
  readonly username: string;
  readonly browser: TestBrowser;
  readonly account: string;
  /** Slug of the game that the player has played and reviewed. */
  readonly game: string;
  readonly notification: string;
  readonly message: string;
  /** Number of a support ticket. */
  readonly ticket: string;
  /** One open session and one ended one. */
  readonly playSession: string;
  readonly pastPlay: string;
  /** A coin order. */
  readonly order: string;
  readonly review: string;
  /** A second browser in which the player is logged in. */
  readonly otherBrowser: string;
  /** An invitation to a developer. */
  readonly invitation: string;
  /** An invitation to test a game. */
  readonly test: string;
  /** Reviews of a game of the player's own developer: one without an answer, one with the player's. */
  readonly answerable: string;
  readonly answered: string;
  /** Related players: a friend, a requester, a recipient of a request and a blocked one. */
  readonly relations: Relations;
}

const VISITOR = {
  ...{ player: undefined, sessionEnded: false, guestId: undefined },
  ...{ socialMarker: undefined, deviceHash: undefined, country: undefined },
} as const;

let addresses = 0;

/** Creates a logged-in browser without checking the password, because hashing takes longer than the tests. */
/** Starts a session of an account in a new browser. */
export async function signedIn(server: TestServer, accountId: string): Promise<TestBrowser> {
  addresses += 1;
  const ip = `198.51.100.${String(addresses)}`;
  const caller = { ...VISITOR, ip, userAgent: `a test ${String(addresses)}` };
  const { database, clock } = server.deps;
  const { effect, announce } = await database.transaction((tx) =>
    startSession(tx, { accountId, remember: true, provider: 'password', caller, now: clock.now(), deps: server.deps }),
  );
  announce();
  if (effect.kind !== 'start-session') throw new Error('The login started no session.');
  return new TestBrowser(server, ip, { [SESSION_COOKIE]: effect.token });
}

/** Adds a developer with a copy of a known game, because members may not review their own games. */
async function addMadeGame(
  { deps: { database } }: TestServer,
  username: string,
  like: string,
): Promise<{ readonly id: number; readonly developerId: number }> {
  const { db } = database;
  const [known] = await db.select().from(games).where(eq(games.slug, like));
  if (!known) throw new Error(`The game ${like} does not exist.`);
  const { id: _id, popularity: _popularity, ...game } = known;
  const slug = `made-by-${username}`;
  const [developer] = await db
    .insert(developers)
    .values({ slug, name: slug, logo: 'logo.webp', about: '', aboutHtml: '', links: [] })
    .returning({ id: developers.id });
  if (!developer) throw new Error('The developer was not stored.');
  const [made] = await db
    .insert(games)
    .values({ ...game, slug, developerId: developer.id })
    .returning({ id: games.id, developerId: games.developerId });
  if (!made) throw new Error('The game was not stored.');
  return made;
}

/** Gives a player coins and, in a game, an item, a save and a subscription. */
async function addBelongings(
  { deps: { database } }: TestServer,
  accountId: string,
  gameId: number,
  now: Date,
): Promise<void> {
  const { db } = database;
  const item = { slug: ITEM, name: ITEM, description: '', descriptionHtml: '', thumbnail: 'items/a.webp', price: 1 };
  await db
    .insert(catalogItems)
    .values({ ...item, gameId, place: 'game', position: 0, status: 'published', consumable: true })
    .onConflictDoNothing();
  const [sold] = await db
    .select()
    .from(catalogItems)
    .where(and(eq(catalogItems.gameId, gameId), eq(catalogItems.slug, ITEM)));
  if (!sold) throw new Error('The item was not stored.');
  const granted = { accountId, amount: 20, reason: 'grant', key: 'a-grant', at: now } as const;
  await database.transaction((tx) => moveCoins(tx, granted));
  await db.insert(ownedItems).values({ accountId, itemId: sold.id, count: 1, paid: 1, boughtAt: now });
  const save = { name: '', data: '{}', base: 0 };
  await database.transaction((tx) => writeSave(tx, { accountId, gameId, slot: 1 }, save, now));
  await db.insert(emailSubscriptions).values({ accountId, gameId, source: 'site', createdAt: now });
}

/** Adds a player who reviews one game, and is a member of another’s developer with two reviews by other players. */
async function addOwner(
  server: TestServer,
  username: string,
  { played, writers }: { readonly played: string; readonly writers: readonly string[] },
): Promise<Owner> {
  const { db } = server.deps.database;
  const now = server.deps.clock.now();
  const account = await addPlayer(server, username);
  const [own] = await db.select().from(games).where(eq(games.slug, played));
  if (!own) throw new Error(`The game ${played} does not exist.`);
  const of = await addMadeGame(server, username, played);
  await db.insert(developerMembers).values({ developerId: of.developerId, accountId: account, role: 'member' });
  await db.insert(boards).values({ gameId: own.id, slug: 'main', order: 'highest-first' }).onConflictDoNothing();
  await addBelongings(server, account, own.id, now);
  const idOf = async (rows: Promise<readonly { readonly id: string }[]>) => {
    const [row] = await rows;
    if (!row) throw new Error('The row was not stored.');
    return row.id;
  };
  const reviewed = async (gameId: number, accountId: string) => {
    const id = await insertReview(db, { gameId, accountId }, { rating: 4, body: WORDS }, now);
    return id ?? expect.fail('The review was not stored.');
  };
  const live = { accountId: account, gameId: own.id, startedAt: now, heartbeatAt: now };
  const past = { ...live, endedAt: now, endedBy: 'page' };
  const [first = '', second = ''] = writers;
  const answered = await reviewed(of.id, second);
  await db.insert(reviewResponses).values({ reviewId: answered, accountId: account, body: WORDS, postedAt: now });
  const identity = { issuer: 'https://accounts.test', subject: username };
  await db.insert(socialIdentities).values({ accountId: account, provider: 'google', ...identity, createdAt: now });
  const note = { accountId: account, body: `Only for ${username}.`, createdAt: now };
  const ordered = {
    accountId: account,
    amount: 10,
    price: 99,
    vatRate: 1900,
    idempotencyKey: `order-of-${username}`,
    provider: 'sandbox' as const,
    ...{ createdAt: now, updatedAt: now },
  };
  const browser = await signedIn(server, account);
  await signedIn(server, account);
  const { sessions } = dataOf(sessionList, await browser.send('/v1/private/user/account/sessions'));
  return {
    username,
    browser,
    account,
    game: played,
    notification: await idOf(
      db
        .insert(notifications)
        .values({ ...note, kind: 'news', title: 'News' })
        .returning(),
    ),
    message: await idOf(
      db
        .insert(messages)
        .values({ ...note, subject: 'Hello' })
        .returning(),
    ),
    ticket: await addTicket(server, account, now),
    playSession: await idOf(db.insert(playSessions).values(live).returning()),
    pastPlay: await idOf(db.insert(playSessions).values(past).returning()),
    order: await idOf(db.insert(coinOrders).values(ordered).returning()),
    review: await reviewed(own.id, account),
    invitation: await addInvitation(server, account, now),
    test: await addTest(server, account, now),
    otherBrowser: sessions.find(({ current }) => !current)?.id ?? '',
    answerable: await reviewed(of.id, first),
    answered,
    relations: await addRelations(server, { accountId: account, gameId: own.id }, username, now),
  };
}

/** Ids of a player’s things, the account first. */
export const idsOf = (owner: Owner): readonly string[] => [
  owner.account,
  owner.notification,
  owner.message,
  owner.ticket,
  owner.playSession,
  owner.pastPlay,
  owner.order,
  owner.review,
  owner.otherBrowser,
  owner.invitation,
  owner.test,
  owner.answerable,
  owner.answered,
];

/** Returns for each player every row that contains one of the player’s ids. */
export async function rowsOfEach(
  server: TestServer,
  owners: readonly Owner[],
): Promise<readonly (readonly string[])[]> {
  const rows = [...(await dumpDatabase(server.deps.database.db, owners.flatMap(idsOf)))].sort();
  return owners.map((owner) => rows.filter((row) => idsOf(owner).some((id) => row.includes(id))));
}

let pairs = 0;

/** Adds two new players who play one game each. */
export async function addOwners(server: TestServer): Promise<readonly [Owner, Owner]> {
  pairs += 1;
  const added = (name: string) => insertPlayer(server.deps.database, `${name}-${String(pairs)}`);
  const writers = [await added('first-writer'), await added('second-writer')];
  const [one, other] = ['lantern-drift', 'orbital-salvage'] as const;
  return [
    await addOwner(server, `vega-${String(pairs)}`, { played: one, writers }),
    await addOwner(server, `mira-${String(pairs)}`, { played: other, writers }),
  ];
}
