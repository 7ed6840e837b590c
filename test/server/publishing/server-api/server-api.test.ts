import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerToken } from '../../../../src/contract/player-token.contract';
import { serverApiCalls as calls } from '../../../../src/contract/server-api.contract';
import type { AnyCall } from '../../../../src/contract/call';
import { decodeJwt } from 'jose';
import { tokenActions } from '../../../../src/domain/console/member-role';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { boards, scores } from '../../../../server/platform/database/schema/leaderboards';
import { catalogItems, ledgerEntries, ownedItems } from '../../../../server/platform/database/schema/market';
import type { ConsoleFixture, Person } from '../console/console-fixture';
import { callAs, consoleFixture } from '../console/console-fixture';
import { dataOf } from '../../support/data-of';

const GAME = 'lantern-drift';
const KEY = 'the-key-of-the-grant';
let fixture: ConsoleFixture;
let owner: Person;
let ada: Person;
let token: string;
let player: string;
let developerId: number;
beforeAll(async () => {
  fixture = await consoleFixture({ demo: true });
  owner = await fixture.person('server-owner');
  ada = await fixture.person('ada-server');
  developerId = await idOf('paper-moon');
  token = await fixture.token(developerId, owner, { actions: tokenActions, game: GAME });
  player = await meet(ada);
  const [row] = await db().select({ gameId: games.id }).from(games).where(eq(games.slug, GAME));
  const board = { gameId: row?.gameId ?? 0, slug: 'main', order: 'highest-first' } as const;
  const [stored] = await db().insert(boards).values(board).returning({ boardId: boards.id });
  // Players whom the developer does not know.
  const others = await db().select({ accountId: accounts.id }).from(accounts).limit(12);
  const listed = { boardId: stored?.boardId ?? 0, standing: 'listed', postedAt: fixture.clock.now() } as const;
  const known = [ada.id, owner.id];
  const strangers = others.filter(({ accountId }) => !known.includes(accountId));
  await db()
    .insert(scores)
    .values(strangers.map(({ accountId }, index) => ({ ...listed, accountId, score: index * 10 })));
});
afterAll(() => fixture.server.close());

const db = () => fixture.server.deps.database.db;
const idOf = async (slug: string) =>
  (await db().select().from(developers).where(eq(developers.slug, slug)))[0]?.id ?? expect.fail('No such developer.');

/** Issues a player token for a game. Returns the id that its developer receives. */
const meet = async (person: Person, game = GAME) => {
  const answer = await callAs(person, playerToken, { params: { game } });
  return decodeJwt(dataOf(playerToken, answer).token).sub ?? expect.fail('The token has no subject.');
};

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly secret?: string;
}

/** Calls as the server of the game: without a cookie and without an origin. */
const call = (to: AnyCall, { params, body = {}, key, secret = token }: Sent = {}) => {
  const named: Record<string, string> = { developer: 'paper-moon', game: GAME, player, ...params };
  const path = to.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '');
  const headers = { authorization: `Bearer ${secret}`, 'idempotency-key': key, origin: undefined };
  return fixture.server.request(path, { method: to.method, headers, ...(to.method === 'GET' ? {} : { body }) });
};

const grant = (item: string, key: string, count = 1) =>
  call(calls.serverItemGrant, { params: { item }, key, body: { count } });
const owned = () => db().$count(ownedItems, eq(ownedItems.accountId, ada.id));

describe('a grant of the server API', () => {
  test('gives an item once for a key without coins, also in simultaneous and later requests', async () => {
    const before = await db().$count(ledgerEntries);
    const answers = await Promise.all(Array.from({ length: 5 }, () => grant('slow-wicks', KEY, 2)));
    const ids = new Set(answers.map((answer) => dataOf(calls.serverItemGrant, answer).id));
    fixture.clock.advance(3 * 24 * 60 * 60_000);
    token = await fixture.token(developerId, owner, { actions: tokenActions, game: GAME });
    const later = dataOf(calls.serverItemGrant, await grant('slow-wicks', KEY, 2));
    expect([ids.size, ids.has(later.id), await owned(), await db().$count(ledgerEntries)]).toEqual([
      1,
      true,
      1,
      before,
    ]);
    expect(later).toMatchObject({ item: 'slow-wicks', count: 2, coins: 0, by: 'server' });
  });

  test('T81: is refused without a key, with the key of another grant, for unknown items and twice for a persistent one', async () => {
    const [lasting] = await db()
      .select({ slug: catalogItems.slug })
      .from(catalogItems)
      .innerJoin(games, eq(games.id, catalogItems.gameId))
      .where(and(eq(games.slug, GAME), eq(catalogItems.consumable, false), eq(catalogItems.status, 'published')));
    const item = lasting?.slug ?? '';
    expect((await call(calls.serverItemGrant, { params: { item } })).status).toBe(400);
    expect((await grant('slow-wicks', KEY, 3)).envelope().status.debug).toBe('err_idempotency_key');
    expect((await grant('no-item', 'another-key-of-a-grant')).status).toBe(404);
    const statuses = [];
    for (const key of ['first-key-of-a-grant', 'second-key-of-a-grant']) statuses.push((await grant(item, key)).status);
    expect(statuses).toEqual([200, 409]);
  });
});

describe('purchases of the server API', () => {
  test('are listed newest first, and verified by their id', async () => {
    const list = dataOf(calls.serverPurchaseList, await call(calls.serverPurchaseList));
    expect(list.pagination.total).toBe(await owned());
    for (const purchase of list.purchases) {
      const one = await call(calls.serverPurchase, { params: { purchase: purchase.id } });
      expect(dataOf(calls.serverPurchase, one)).toEqual(purchase);
    }
  });

  test('T81: of another player or with another id do not exist', async () => {
    const stranger = await fixture.person('stranger-server');
    const other = await meet(stranger);
    const [mine] = dataOf(calls.serverPurchaseList, await call(calls.serverPurchaseList)).purchases;
    const asOther = await call(calls.serverPurchase, { params: { player: other, purchase: mine?.id ?? '' } });
    expect(asOther.status).toBe(404);
    const empty = dataOf(calls.serverPurchaseList, await call(calls.serverPurchaseList, { params: { player: other } }));
    expect(empty.purchases).toEqual([]);
  });
});

describe('boards of the server API', () => {
  const post = (score: unknown) => call(calls.serverScorePost, { params: { board: 'main' }, body: { score } });

  test('store the score of a player who is not playing, and mark its source', async () => {
    const first = dataOf(calls.serverScorePost, await post(41));
    expect(first).toMatchObject({ standing: 'listed', improved: true });
    expect(dataOf(calls.serverScorePost, await post(40))).toEqual({ improved: false, standing: 'listed' });
    const [row] = await db().select().from(scores).where(eq(scores.accountId, ada.id));
    expect(row).toMatchObject({ score: 41, source: 'server' });
  });

  test('are read page by page, with the id of a player whom the developer knows', async () => {
    const [board] = await db()
      .select({ id: boards.id })
      .from(boards)
      .innerJoin(games, eq(games.id, boards.gameId))
      .where(and(eq(games.slug, GAME), eq(boards.slug, 'main')));
    const total = await db().$count(scores, and(eq(scores.boardId, board?.id ?? 0), eq(scores.standing, 'listed')));
    const all = [];
    for (let page = 1; page <= Math.ceil(total / 5); page += 1) {
      const path = `${calls.serverBoardScores.path.replace('{board}', 'main')}?size=5&page=${String(page)}`;
      all.push(
        ...dataOf(calls.serverBoardScores, await call({ ...calls.serverBoardScores, path: path as '/v1/' })).scores,
      );
    }
    expect(all.map(({ rank }) => rank)).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(all.filter((row) => row.player !== null)).toEqual([
      expect.objectContaining({ player, score: 41, by: 'server', name: 'ada-server' }),
    ]);
  });

  test('refuse a score that is no number and a board that does not exist', async () => {
    expect((await post('many')).status).toBe(422);
    const unknown = await call(calls.serverScorePost, { params: { board: 'no-board' }, body: { score: 1 } });
    expect(unknown.status).toBe(404);
  });
});

describe('access to the server API', () => {
  test('T81: is refused with a token of another game or developer, without the action, and with a session', async () => {
    const status = async (secret: string) => (await call(calls.serverPurchaseList, { secret })).status;
    const other = await idOf('northlight-forge');
    expect(await status(await fixture.token(developerId, owner, { actions: tokenActions, game: 'sand-garden' }))).toBe(
      403,
    );
    expect(await status(await fixture.token(other, owner, { actions: tokenActions }))).toBe(404);
    expect(await status(await fixture.token(developerId, owner, { actions: ['boards.read', 'items.grant'] }))).toBe(
      403,
    );
    const member = await fixture.person('member-server');
    const studio = await fixture.developer('server-studio', [[member, 'owner']]);
    const params = { developer: 'server-studio', game: 'a-game', player };
    const asOwner = await callAs(member, calls.serverPurchaseList, { params });
    expect([asOwner.status, asOwner.envelope().status.message]).toEqual([
      403,
      'This call needs an access token. Create one in the console.',
    ]);
    expect(studio).toBeGreaterThan(0);
  });

  test('T80: finds no player by the id of another developer, and none after the account is deleted', async () => {
    const foreign = await meet(ada, 'pulse-saber');
    expect((await call(calls.serverPurchaseList, { params: { player: foreign } })).status).toBe(404);
    const gone = await fixture.person('gone-server');
    const id = await meet(gone);
    expect((await call(calls.serverPurchaseList, { params: { player: id } })).status).toBe(200);
    await db().delete(accounts).where(eq(accounts.id, gone.id));
    expect((await call(calls.serverPurchaseList, { params: { player: id } })).status).toBe(404);
  });

  test('T81: is limited for each access token, and does not count for players at the same address', async () => {
    const busy = await fixture.token(developerId, owner, { actions: tokenActions });
    const statuses = [];
    for (let count = 0; count < 301; count += 1)
      statuses.push(
        (await call(calls.serverScorePost, { params: { board: 'no-board' }, body: { score: 1 }, secret: busy })).status,
      );
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 300))]).toEqual([300, new Set([404])]);
    expect((await call(calls.serverScorePost, { params: { board: 'no-board' }, body: { score: 1 } })).status).toBe(404);
  });
});
