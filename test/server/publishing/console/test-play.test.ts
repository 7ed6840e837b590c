import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { favouriteSet } from '../../../../src/contract/favourites.contract';
import type { AnyCall } from '../../../../src/contract/call';
import { calls } from '../../../../src/contract/calls';
import { gameDetails, gameReact } from '../../../../src/contract/games.contract';
import { buildHealth } from '../../../../src/contract/health.contract';
import { inventoryGet } from '../../../../src/contract/inventory.contract';
import { playSessionEnd } from '../../../../src/contract/play-sessions.contract';
import { playerToken } from '../../../../src/contract/player-token.contract';
import { reportSend } from '../../../../src/contract/reports.contract';
import { reviewSubmit } from '../../../../src/contract/reviews.contract';
import { saveDelete, saveLoad, savesClear } from '../../../../src/contract/saves.contract';
import { mailsSubscribe } from '../../../../src/contract/subscriptions.contract';
import type { MethodName } from '../../../../src/domain/bridge/method-table';
import { updateTrends } from '../../../../server/catalogue/home/update-trends';
import { friendships } from '../../../../server/platform/database/schema/friends';
import { webhookEndpoints } from '../../../../server/platform/database/schema/webhooks';
import { updateStatistics } from '../../../../server/publishing/console/update-statistics';
import { deleteDraft } from '../../../../server/publishing/builds/build-commands';
import { findKnownDraft } from '../../../../server/publishing/builds/store-game.repository';
import { dataOf } from '../../support/data-of';
import { dumpDatabase } from '../../identity/account-deletion/dump-database';
import { TestBrowser } from '../../support/test-browser';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';
import { DRAFT, draftRows, GAME, playAll, tableOf, testersFixture } from './testers-fixture';

type Fixture = Awaited<ReturnType<typeof testersFixture>>;
let made: Fixture;
beforeAll(async () => {
  made = await testersFixture();
  const { server, clock } = made.fixture;
  const { db } = server.deps.database;
  await made.join(made.vega);
  // The friend would see what the tester plays.
  const [first, second] = [made.vega.id, made.mira.id].sort();
  await db.insert(friendships).values({
    first: first ?? '',
    second: second ?? '',
    requestedBy: made.vega.id,
    createdAt: clock.now(),
    acceptedAt: clock.now(),
  });
  await db.insert(webhookEndpoints).values({
    ...{ gameId: made.gameId, url: 'https://api.example.com/hook', sealedSecret: 's', createdAt: clock.now() },
    events: ['purchase.completed', 'achievement.earned', 'score.accepted'],
  });
  // The released version has data of the same player in the same slots and boards.
  const { failed } = await playAll(made.mira, GAME);
  // Nobody has coins.
  expect(failed).toEqual([expect.stringContaining('purchase')]);
  const own = await playAll(made.vega, GAME);
  await callAs(made.vega, playSessionEnd, { params: { session: own.session }, body: {} });
});
afterAll(() => made.fixture.server.close());

const params = {
  ...{ developer: 'moon-lab', game: GAME, board: 'round', size: '10', item: 'wing', slot: '1', user: 'vega' },
  ...{ version: '1.0.0', tag: 'golf', id: 'dev:moon-lab', page: 'imprint' },
};
const QUERIES: Readonly<Record<string, string>> = { globalSearch: '?query=kite' };
/** Reading calls whose answers show the test or the draft to members and the test user, or are random. */
const EXPECTED = ['gamePictures', 'testerList', 'testList', 'adServe', 'adVideoServe', 'uniqueUsername'];
const readers = Object.entries<AnyCall>(calls).filter(
  ([name, { method }]) => method === 'GET' && !EXPECTED.includes(name),
);

/** Returns what all reading calls answer to the test user, a friend, a member and a visitor. */
async function everythingShown(): Promise<ReadonlyMap<string, string>> {
  const visitor: Pick<Person, 'browser'> = { browser: new TestBrowser(made.fixture.server, '198.51.100.7') };
  const shown = new Map<string, string>();
  for (const [name, call] of readers)
    for (const [who, person] of Object.entries({ self: made.vega, friend: made.mira, member: made.owner, visitor })) {
      const answer = await callAs(person, call, { params, query: QUERIES[name] ?? '' });
      shown.set(`${name} of ${who}`, `${String(answer.status)} ${answer.text}`);
    }
  return shown;
}

const rows = async () => [...(await dumpDatabase(made.fixture.server.deps.database.db))].sort();

/** Returns the lines of the second list that are not in the first. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const known = new Map<string, number>();
  for (const line of before) known.set(line, (known.get(line) ?? 0) + 1);
  return after.filter((line) => {
    const left = known.get(line) ?? 0;
    known.set(line, left - 1);
    return left <= 0;
  });
}

/** Tables without the data of a game: counters, the toast in the player's own tabs, and the id by which the developer's server knows the player. */
const BESIDE = [
  'attempt_counts',
  'purchase_answers',
  'pairwise_ids',
  'signing_keys',
  'score_ticket_uses',
  'node_messages',
];

/** Tables of the rows that a play of the draft adds or changes. */
const TABLES = [
  ...['play_sessions', 'game_plays', 'game_events', 'games', 'scores', 'owned_items', 'save_slots', 'save_versions'],
  ...['player_achievements', 'player_progress'],
];

/** Tables of the draft itself. */
const FACTS = ['achievements', 'boards', 'catalog_items', 'games'];

/**
 * Calls by which each method of the bridge stores something. Of the others, `mail` is refused in a draft by the page, and `ads` shows nothing there,
 * because the page of a draft has no ads.
 */
const STORED_BY: Readonly<Record<MethodName, readonly (keyof typeof calls)[]>> = {
  ...{ 'user.isLoggedIn': [], 'user.getName': [], 'user.getAlias': [], 'user.getCoins': [], 'user.openLogin': [] },
  'user.token': ['playerToken'],
  ...{
    'inventory.catalog': [],
    'inventory.owned': [],
    'inventory.itemUrl': [],
    'inventory.purchase': ['itemPurchase'],
  },
  ...{ 'leaderboard.top': [], 'leaderboard.friends': [], 'leaderboard.mine': [], 'leaderboard.stats': [] },
  ...{ 'leaderboard.startRun': ['boardRun'], 'leaderboard.post': ['boardPost'] },
  ...{
    'save.all': [],
    'save.load': [],
    'save.write': ['saveWrite'],
    'save.delete': ['saveDelete'],
    'save.clear': ['savesClear'],
  },
  ...{
    'mail.subscribe': ['mailsSubscribe'],
    'mail.unsubscribe': [],
    'mail.check': [],
    'mail.toggle': ['mailsSubscribe'],
  },
  ...{
    'achievement.list': [],
    'achievement.unlock': ['achievementUnlock'],
    'achievement.progress': ['achievementProgress'],
  },
  'session.xr': ['playSessionStart', 'playSessionHeartbeat', 'playSessionEnd', 'gamePlayed'],
  'session.lifecycle': ['playSessionStart', 'playSessionEnd'],
  'guest.offer': ['boardPost', 'saveWrite'],
  'ads.show': [],
};

describe('a play of the test version', () => {
  test('T94: changes no answer about anything but the draft, for the test user, a friend, a member and a visitor', async () => {
    const { deps } = made.fixture.server;
    const count = async () => {
      await updateTrends(deps);
      await updateStatistics(deps, new AbortController().signal);
    };
    await count();
    const before = await everythingShown();
    const shown = [...before].filter(([, text]) => text.startsWith('200')).map(([name]) => name.split(' ')[0]);
    for (const name of [
      'receiptList',
      'activityList',
      'playHistory',
      'belongingList',
      'ownAchievements',
      'boardScores',
    ])
      expect(shown).toContain(name);
    for (const name of ['communityProfile', 'friendList', 'gameDetails', 'gameScores', 'gameStatistics', 'saveLoad'])
      expect(shown).toContain(name);
    expect((await playAll(made.vega, DRAFT)).failed).toEqual([]);
    await count();
    const after = await everythingShown();
    const changed = [...after].filter(([name, text]) => before.get(name) !== text);
    expect(changed.map(([name, text]) => [name, before.get(name), text])).toEqual([]);
  });

  test('T94: stores rows of the draft only, and charges, notifies and reports nothing', async () => {
    await made.reset();
    // The same purchase two seconds later is another one.
    made.fixture.clock.advance(3000);
    const before = await rows();
    const { sent, session } = await playAll(made.vega, DRAFT);
    const tried = new Set(sent);
    const send = (call: AnyCall, body: unknown, more: Readonly<Record<string, string>> = {}) => {
      tried.add(call);
      return callAs(made.vega, call, { params: { game: DRAFT, ...more }, body });
    };
    await send(saveDelete, { slot: 2 });
    await send(playSessionEnd, {}, { session });
    expect((await send(playerToken, {})).status).toBe(200);
    // Calls that have no test version.
    expect((await send(mailsSubscribe, {}, { id: `game:${DRAFT}` })).status).toBe(404);
    expect((await send(gameReact, { type: 'love', status: true })).status).toBe(404);
    expect((await send(favouriteSet, { favourite: true })).status).toBe(404);
    expect((await send(reviewSubmit, { body: 'Twenty characters and more.', rating: 3 })).status).toBe(403);
    expect((await send(reportSend, { kind: 'game', target: DRAFT, reason: 'spam', text: '' })).status).toBe(404);
    const times = Array.from({ length: 12 }, () => 0);
    const health = { version: '1.0.0', started: true, errors: [], frames: { screen: times, vr: times } };
    expect((await send(buildHealth, health)).status).toBe(404);
    const changes = added(before, await rows()).filter((line) => !BESIDE.includes(tableOf(line)));
    const isOfDraft = await draftRows(made.fixture.server, made.draftId);
    expect(changes.filter((line) => !isOfDraft(line))).toEqual([]);
    expect(new Set(changes.map(tableOf))).toEqual(new Set(TABLES));
    const storing = new Set(Object.values(STORED_BY).flat());
    expect([...storing].filter((name) => !tried.has(calls[name]))).toEqual(['savesClear']);
  });

  test('T94: never overwrites or clears saves and items of the released version', async () => {
    const load = async (game: string) => (await callAs(made.vega, saveLoad, { params: { game, slot: '1' } })).text;
    const released = await load(GAME);
    expect(released).toContain('"level":1');
    await callAs(made.vega, calls.saveWrite, { params: { game: DRAFT }, body: { slot: 1, data: { level: 9 } } });
    expect([await load(GAME), (await load(DRAFT)).includes('"level":9')]).toEqual([released, true]);
    const items = async (game: string) =>
      dataOf(inventoryGet, await callAs(made.vega, inventoryGet, { params: { game } })).items;
    expect([(await items(GAME)).length, (await items(DRAFT)).length]).toEqual([0, 1]);
    await callAs(made.vega, saveDelete, { params: { game: DRAFT }, body: { slot: 1 } });
    await callAs(made.vega, savesClear, { params: { game: DRAFT }, body: {} });
    expect(await load(GAME)).toBe(released);
    expect((await callAs(made.vega, gameDetails, { params: { game: GAME } })).status).toBe(200);
  });

  test('T94: is gone after a reset of all test data and with the draft, and changes no row of the released version', async () => {
    const { deps } = made.fixture.server;
    await playAll(made.vega, DRAFT);
    const isOfDraft = await draftRows(made.fixture.server, made.draftId);
    const ofDraft = async () => (await rows()).filter(isOfDraft);
    const tables = async () => [...new Set((await ofDraft()).map(tableOf))].sort();
    expect(await tables()).toEqual([...new Set([...TABLES, ...FACTS])].sort());
    const released = async () => (await rows()).filter((line) => line.includes(`"game_id": ${String(made.gameId)}`));
    const before = await released();
    expect((await made.reset()).status).toBe(200);
    expect(await tables()).toEqual(FACTS);
    await playAll(made.vega, DRAFT);
    const draft = await findKnownDraft(deps.database.db, GAME);
    await deleteDraft(deps, draft ?? expect.fail('The draft is missing.'));
    expect(await ofDraft()).toEqual([]);
    expect(await released()).toEqual(before);
  });
});
