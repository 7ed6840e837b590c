import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardPost } from '../../../../src/contract/leaderboards.contract';
import { playSessionHeartbeat } from '../../../../src/contract/play-sessions.contract';
import { savesAll, saveWrite } from '../../../../src/contract/saves.contract';
import { ownTestCalls, testerCalls } from '../../../../src/contract/testers.contract';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { scores } from '../../../../server/platform/database/schema/leaderboards';
import { saveSlots } from '../../../../server/platform/database/schema/saves';
import { gameTesters } from '../../../../server/platform/database/schema/testers';
import { deleteTester, sweepTesters } from '../../../../server/publishing/console/testers.repository';
import { dataOf } from '../../support/data-of';
import type { Person } from './console-fixture';
import { callAs } from './console-fixture';
import { DRAFT, GAME, playAll, testersFixture } from './testers-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
type Fixture = Awaited<ReturnType<typeof testersFixture>>;
let made: Fixture;
let people = 0;
beforeAll(async () => {
  made = await testersFixture();
});
afterAll(() => made.fixture.server.close());

const somebody = (): Promise<Person> => {
  people += 1;
  return made.fixture.person(`tester-${String(people)}`);
};
const rows = () => made.fixture.server.deps.database.db.select().from(gameTesters);

describe('a test user', () => {
  test('T93: who is removed loses the draft, the open play and the own test data at once', async () => {
    const [player, other] = [await somebody(), await somebody()];
    const id = await made.join(player);
    await made.join(other);
    const { session, failed } = await playAll(player, DRAFT);
    await playAll(other, DRAFT);
    expect(failed).toEqual([]);
    expect((await made.list()).find((one) => one.id === id)?.played).toBe(made.fixture.clock.now().toISOString());
    expect((await made.remove(id)).status).toBe(200);
    expect((await made.page(player, DRAFT)).status).toBe(404);
    expect((await made.page(player, GAME)).json()).not.toHaveProperty('data.game.draft');
    expect((await callAs(player, playSessionHeartbeat, { params: { session } })).status).toBe(404);
    const save = { params: { game: DRAFT }, body: { slot: 1, data: 1 } };
    expect((await callAs(player, saveWrite, save)).status).toBe(404);
    const { db } = made.fixture.server.deps.database;
    const counted = await db.execute(sql`
      select (select count(*) from scores where account_id = ${player.id}) + (select count(*) from owned_items where account_id = ${player.id})
        + (select count(*) from save_slots where account_id = ${player.id}) + (select count(*) from player_achievements where account_id = ${player.id})
        + (select count(*) from player_progress where account_id = ${player.id}) + (select count(*) from play_sessions where account_id = ${player.id}) as left`);
    expect(JSON.stringify(counted)).toMatch(/"left":"?0/);
    expect(Object.keys(dataOf(savesAll, await callAs(other, savesAll, { params: { game: DRAFT } })))).toEqual(['1']);
    expect((await made.fixture.news(player)).at(-1)).toMatchObject({ title: 'Your test has ended' });
    expect((await made.audit()).at(-1)).toBe(`tester.remove: Removed the test user ${player.username} of “${GAME}”.`);
  });

  test.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined)(
    'T93: who saves or posts a score while being removed is refused after the removal, and nothing is stored',
    async () => {
      const player = await somebody();
      const id = await made.join(player);
      const { database } = made.fixture.server.deps;
      const waiting = () =>
        database.db
          .select({ pid: sql`pid` })
          .from(sql`pg_stat_activity`)
          .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      const writes: ReturnType<typeof callAs>[] = [];
      let answered = 0;
      await database.transaction(async (tx) => {
        await deleteTester(tx, id);
        writes.push(
          callAs(player, saveWrite, { params: { game: DRAFT }, body: { slot: 1, data: 1 } }),
          callAs(player, boardPost, { params: { game: DRAFT, board: 'round' }, body: { score: 1 } }),
        );
        for (const write of writes) void write.then(() => (answered += 1));
        await expect.poll(async () => answered + (await waiting()).length).toBe(writes.length);
      });
      expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([404, 404]);
      expect(await database.db.$count(saveSlots, eq(saveSlots.accountId, player.id))).toBe(0);
      expect(await database.db.$count(scores, eq(scores.accountId, player.id))).toBe(0);
    },
  );

  test('leaves with the own test data, and can be invited again', async () => {
    const player = await somebody();
    const id = await made.join(player);
    await playAll(player, DRAFT);
    expect((await callAs(player, ownTestCalls.testLeave, { params: { id } })).status).toBe(200);
    expect((await made.page(player, DRAFT)).status).toBe(404);
    await made.join(player);
    expect(dataOf(savesAll, await callAs(player, savesAll, { params: { game: DRAFT } }))).toEqual({});
  });

  test('loses the data of a reset, and others keep theirs until all is reset', async () => {
    const [player, other] = [await somebody(), await somebody()];
    const id = await made.join(player);
    await made.join(other);
    await playAll(player, DRAFT);
    await playAll(other, DRAFT);
    const saves = async (person: Person) =>
      Object.keys(dataOf(savesAll, await callAs(person, savesAll, { params: { game: DRAFT } })));
    expect((await made.reset(id)).status).toBe(200);
    expect([await saves(player), await saves(other)]).toEqual([[], ['1']]);
    expect((await made.page(player, DRAFT)).status).toBe(200);
    expect((await made.audit()).at(-1)).toBe(`tester.reset: Deleted the test data of ${player.username} of “${GAME}”.`);
    expect((await made.reset()).status).toBe(200);
    expect(await saves(other)).toEqual([]);
    expect((await playAll(player, DRAFT)).failed).toEqual([]);
    const open = await somebody();
    await made.invite(open.username);
    const invitation = (await made.ownTests(open)).invitations[0]?.id;
    expect((await made.reset(invitation)).status).toBe(404);
  });

  test('keeps the access over a new draft, and is removed by the job after 180 days without one', async () => {
    const player = await somebody();
    await made.join(player);
    const { db } = made.fixture.server.deps.database;
    const until = new Date(made.fixture.clock.now().getTime() - DAY_MS);
    await sweepTesters(db, until);
    const idle = async () => (await rows()).filter(({ accountId }) => accountId === player.id)[0]?.idleSince;
    expect(await idle()).toBeNull();
    await made.endDraft();
    expect(await made.ownTests(player)).toMatchObject({ tests: [{ draft: null, released: GAME }] });
    expect([(await made.reset()).status, await made.hasDraft()]).toEqual([404, false]);
    await sweepTesters(db, until);
    expect(await idle()).toBeInstanceOf(Date);
    await made.addDraft();
    expect([(await made.page(player, DRAFT)).status, await made.hasDraft()]).toEqual([200, true]);
    await sweepTesters(db, until);
    expect(await idle()).toBeNull();
    await made.endDraft();
    await sweepTesters(db, until);
    const after = (days: number) =>
      db.update(gameTesters).set({ idleSince: sql`clock_timestamp() - make_interval(days => ${days})` });
    await after(179);
    await sweepTesters(db, until);
    expect(await idle()).toBeInstanceOf(Date);
    await after(181);
    await sweepTesters(db, until);
    expect((await rows()).filter(({ acceptedAt }) => acceptedAt !== null)).toEqual([]);
    await made.addDraft();
    expect((await made.page(player, DRAFT)).status).toBe(404);
  });
});

describe('the test users of a game', () => {
  test('T93: are refused to other roles, and to a member who was removed while signed in', async () => {
    const [player, publisher] = [await somebody(), await somebody()];
    const { db } = made.fixture.server.deps.database;
    const membership = { developerId: made.developerId, accountId: publisher.id, role: 'publisher' } as const;
    await db.insert(developerMembers).values(membership);
    expect((await made.invite(player.username, publisher)).status).toBe(200);
    const id = (await made.ownTests(player)).invitations[0]?.id ?? '';
    const params = { developer: 'moon-lab', game: GAME, id };
    for (const by of [made.support, made.analyst])
      for (const call of Object.values(testerCalls))
        expect(
          (await callAs(by, call, { params, body: call === testerCalls.testerInvite ? { to: 'mira' } : {} })).status,
        ).toBe(403);
    await db.delete(developerMembers).where(eq(developerMembers.accountId, publisher.id));
    for (const call of Object.values(testerCalls))
      expect(
        (await callAs(publisher, call, { params, body: call === testerCalls.testerInvite ? { to: 'mira' } : {} }))
          .status,
      ).toBe(404);
    expect((await made.ownTests(player)).invitations).toHaveLength(1);
  });

  test('T93: of another developer are neither listed, changed nor reset, also with the right ids', async () => {
    const player = await somebody();
    const id = await made.join(player);
    const stranger = await somebody();
    await made.fixture.developer('sun-lab', [[stranger, 'owner']]);
    const calls = [
      [testerCalls.testerList, {}],
      [testerCalls.testerInvite, { to: 'mira' }],
      [testerCalls.testerRemove, {}],
      [testerCalls.testDataReset, {}],
      [testerCalls.testDataReset, { tester: id }],
    ] as const;
    for (const developer of ['sun-lab', 'moon-lab'])
      for (const [call, body] of calls)
        expect((await callAs(stranger, call, { params: { developer, game: GAME, id }, body })).status).toBe(404);
    // A draft of the same slug at another developer opens nothing, either.
    await made.fixture.server.deps.database.db
      .update(gameTesters)
      .set({ developerId: made.developerId + 1 })
      .where(eq(gameTesters.id, id));
    expect((await made.page(player, DRAFT)).status).toBe(404);
  });
});
