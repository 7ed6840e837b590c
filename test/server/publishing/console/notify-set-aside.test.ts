import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifySetAside } from '../../../../server/publishing/console/notify-set-aside';
import { boards, scores } from '../../../../server/platform/database/schema/leaderboards';
import { insertPlayers } from '../../support/insert-players';
import type { Person } from './console-fixture';
import { scoresFixture } from './scores-fixture';

type Fixture = Awaited<ReturnType<typeof scoresFixture>>;

const HOUR = 3_600_000;
let of: Fixture;
let boardId = 0;

beforeAll(async () => {
  of = await scoresFixture();
  const { db } = of.fixture.server.deps.database;
  const [board] = await db
    .insert(boards)
    .values({ gameId: of.gameId, slug: 'main', order: 'highest-first' })
    .returning();
  boardId = board?.id ?? 0;
});
afterAll(() => of.fixture.server.close());

const hold = ({ id: accountId }: Person, brokenLimit: 'ban' | 'plausibleMost' = 'plausibleMost') => {
  const { clock, server } = of.fixture;
  const held = { score: 9, postedAt: clock.now(), brokenLimit };
  return server.deps.database.db
    .insert(scores)
    .values({ boardId, accountId, standing: 'quarantined', ...held })
    .onConflictDoUpdate({ target: [scores.boardId, scores.accountId, scores.standing], set: held });
};
const run = () => notifySetAside(of.fixture.server.deps);
const texts = async (person: Person) => (await of.fixture.news(person)).map(({ body }) => body.split('.')[0]);

describe('notifySetAside', () => {
  test('notifies members who decide, once an hour for each game, of all scores together', async () => {
    const { clock } = of.fixture;
    await run();
    await hold(of.vega, 'ban');
    await run();
    expect(await texts(of.owner)).toEqual([]);
    await hold(of.vega);
    await Promise.all([run(), run()]);
    expect(await texts(of.owner)).toEqual(['A score was set aside']);
    clock.advance(1_000);
    await hold(of.mira);
    clock.advance(HOUR - 1_001);
    await run();
    expect(await texts(of.owner)).toHaveLength(1);
    clock.advance(1);
    await run();
    expect(await texts(of.owner)).toContain('2 scores are set aside');
    clock.advance(2 * HOUR);
    await run();
    expect([(await texts(of.owner)).length, (await texts(of.support)).length]).toEqual([2, 2]);
    expect(await texts(of.analyst)).toEqual([]);
  });

  test('counts no scores of an ended period, and at most 100', async () => {
    const { clock, server } = of.fixture;
    const { db } = server.deps.database;
    await db.update(boards).set({ reset: 'daily' });
    clock.advance(24 * HOUR);
    await run();
    expect(await texts(of.owner)).toHaveLength(2);
    await hold(of.vega);
    await run();
    expect(await texts(of.owner)).toHaveLength(3);
    const held = { boardId, standing: 'quarantined' as const, score: 9, postedAt: new Date(clock.now().getTime() + 1) };
    const many = await insertPlayers({ db }, 100, clock.now());
    await db.insert(scores).values(many.map((accountId) => ({ ...held, accountId })));
    clock.advance(HOUR);
    await run();
    expect((await texts(of.owner)).sort()).toEqual([
      '2 scores are set aside',
      'A score was set aside',
      'A score was set aside',
      'More than 100 scores are set aside',
    ]);
  });
});
