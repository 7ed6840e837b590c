import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AnyCall } from '../../../../src/contract/call';
import { achievementProgress, achievementUnlock } from '../../../../src/contract/achievements.contract';
import { gameDetails, gamePlayed } from '../../../../src/contract/games.contract';
import { itemPurchase } from '../../../../src/contract/inventory.contract';
import { boardPost, boardRun } from '../../../../src/contract/leaderboards.contract';
import { playSessionHeartbeat, playSessionStart } from '../../../../src/contract/play-sessions.contract';
import { saveWrite } from '../../../../src/contract/saves.contract';
import { ownTestCalls, testerCalls } from '../../../../src/contract/testers.contract';
import { copyGameFacts } from '../../../../server/publishing/builds/copy-game-facts.repository';
import { achievements } from '../../../../server/platform/database/schema/achievements';
import { games } from '../../../../server/platform/database/schema/games';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { catalogItems } from '../../../../server/platform/database/schema/market';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';
import { GAME, scoresFixture } from './scores-fixture';

export { GAME };
/** Slug of the draft of the game. */
export const DRAFT = 'draft-0123456789ab';
const LAB = { developer: 'moon-lab', game: GAME };

/** The published game “Kite” with a board, an item and an achievement, and its draft. */
export async function testersFixture() {
  const made = await scoresFixture();
  const { fixture, gameId, developerId, owner } = made;
  const { server, clock } = fixture;
  const { db } = server.deps.database;
  await db.insert(boards).values({ gameId, slug: 'round', order: 'highest-first' });
  const texts = { name: 'Wing', description: '', descriptionHtml: '', thumbnail: 'items/a.webp', price: 4 };
  await db
    .insert(catalogItems)
    .values({ gameId, slug: 'wing', ...texts, place: 'game', position: 0, status: 'published' });
  const badge = { title: 'Ace', description: 'One.', thumb: 'badges/a.webp', sound: 'achievement', position: 0 };
  await db.insert(achievements).values([
    { gameId, slug: 'ace', ...badge },
    { gameId, slug: 'pro', ...badge, position: 1 },
  ]);
  const addDraft = () =>
    server.deps.database.transaction((tx) => copyGameFacts(tx, gameId, { slug: DRAFT, draftFor: GAME }, clock.now()));

  const invite = async (to: string, by: Person = owner) => {
    const answer = await callAs(by, testerCalls.testerInvite, { params: LAB, body: { to } });
    await server.deps.afterAnswers.settled();
    return answer;
  };
  const ownTests = async (person: Person) => dataOf(ownTestCalls.testList, await callAs(person, ownTestCalls.testList));
  const accept = (person: Person, id: string) => callAs(person, ownTestCalls.testAccept, { params: { id } });
  const loadList = async (by: Person = owner) =>
    dataOf(testerCalls.testerList, await callAs(by, testerCalls.testerList, { params: LAB }));
  return {
    ...made,
    draftId: await addDraft(),
    addDraft,
    invite,
    ownTests,
    accept,
    list: async (by?: Person) => (await loadList(by)).testers,
    /** Asks the call for the test users if the game has a draft. */
    hasDraft: async () => (await loadList()).draft,
    remove: (id: string, by: Person = owner) => callAs(by, testerCalls.testerRemove, { params: { ...LAB, id } }),
    reset: (tester?: string, by: Person = owner) =>
      callAs(by, testerCalls.testDataReset, { params: LAB, body: tester === undefined ? {} : { tester } }),
    /** Makes a player a test user. Returns the id of the row. */
    async join(person: Person): Promise<string> {
      await invite(person.username);
      const id = (await ownTests(person)).invitations[0]?.id ?? expect.fail('No invitation was received.');
      expect((await accept(person, id)).status).toBe(200);
      return id;
    },
    page: (person: Person, game: string) => callAs(person, gameDetails, { params: { game } }),
    audit: () => fixture.audit(developerId),
    /** Deletes the draft's row as the end of a draft does. */
    endDraft: () => db.delete(games).where(eq(games.slug, DRAFT)),
  };
}

/** Plays a game: a session, a score, an achievement, progress, a save and a purchase. Returns the calls, those that failed, and the id of the session. */
export async function playAll(person: Person, game: string) {
  const sent: AnyCall[] = [];
  const failed: string[] = [];
  const send = async (call: AnyCall, more: Readonly<Record<string, string>>, body: unknown) => {
    const answer = await callAs(person, call, { params: { game, board: 'round', item: 'wing', ...more }, body });
    sent.push(call);
    if (answer.status !== 200) failed.push(`${call.path} ${String(answer.status)}`);
    return answer;
  };
  const { id: session } = dataOf(playSessionStart, await send(playSessionStart, {}, {}));
  await send(playSessionHeartbeat, { session }, {});
  await send(gamePlayed, {}, {});
  const { ticket } = dataOf(boardRun, await send(boardRun, {}, {}));
  await send(boardPost, {}, { score: 7, ticket });
  await send(achievementProgress, { achievement: 'pro' }, { percent: 40 });
  await send(achievementUnlock, { achievement: 'ace' }, {});
  await send(saveWrite, {}, { slot: 1, name: 'A', data: { level: 1 } });
  await send(itemPurchase, {}, { count: 1 });
  return { sent, failed, session };
}

/** Returns the table of a line of `dumpDatabase`. */
export const tableOf = (line: string): string => line.slice(0, line.indexOf(' '));

/** Returns a condition for the lines of the draft, and of its boards, items and achievements. */
export async function draftRows(
  { deps }: Pick<TestServer, 'deps'>,
  draftId: number,
): Promise<(line: string) => boolean> {
  const { db } = deps.database;
  const idsOf = async (table: typeof boards | typeof catalogItems | typeof achievements) =>
    (await db.select({ id: table.id }).from(table).where(eq(table.gameId, draftId))).map(({ id }) => id);
  const [boardIds, itemIds, badgeIds] = [await idsOf(boards), await idsOf(catalogItems), await idsOf(achievements)];
  return (line) => {
    const row = JSON.parse(line.slice(line.indexOf(' ') + 1)) as Readonly<Record<string, number>>;
    const { game_id: gameId, board_id: board = 0, item_id: item = 0, achievement_id: badge = 0 } = row;
    const isGame = tableOf(line) === 'games' && row['id'] === draftId;
    return (
      gameId === draftId || isGame || boardIds.includes(board) || itemIds.includes(item) || badgeIds.includes(badge)
    );
  };
}
