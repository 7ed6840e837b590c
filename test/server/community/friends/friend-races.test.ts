import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks, friendships } from '../../../../server/platform/database/schema/friends';
import type { FriendFixture } from './friend-fixture';
import { openFriendFixture } from './friend-fixture';

let fixture: FriendFixture;
beforeAll(async () => {
  fixture = await openFriendFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const times = <T>(many: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, place) => make(place)));
const statuses = (answers: readonly { readonly status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('two concurrent requests in opposite directions make one friendship with one notification', async () => {
  const { vega, mira } = fixture;
  for (let round = 0; round < 10; round += 1) {
    await fixture.clear();
    const answers = await Promise.all([fixture.request(vega, 'mira-2'), fixture.request(mira, 'vega')]);
    expect(statuses(answers)).toEqual([200]);
    expect(answers.map((answer) => (answer.envelope().data as { friendship: string }).friendship).sort()).toEqual([
      'asked',
      'friends',
    ]);
    expect((await fixture.names(vega)).friends).toEqual(['mira-2']);
    expect([...(await fixture.notifications(vega)), ...(await fixture.notifications(mira))]).toHaveLength(1);
  }
});

test('twenty concurrent requests make one request', async () => {
  const { vega, mira } = fixture;
  expect(statuses(await times(20, () => fixture.request(vega, 'mira-2')))).toEqual([200]);
  expect(await fixture.notifications(mira)).toEqual(['friend-request of vega']);
});

test('twenty concurrent acceptances make one friendship with one notification', async () => {
  const { vega, mira } = fixture;
  await fixture.request(vega, 'mira-2');
  expect(statuses(await times(20, () => fixture.perform(mira, 'accept', 'vega')))).toEqual([200]);
  expect(await fixture.notifications(vega)).toEqual(['friend-accepted of mira-2']);
});

test('a concurrent request and block never leave both', async () => {
  const { vega, mira } = fixture;
  const { db } = fixture.server.deps.database;
  for (let round = 0; round < 10; round += 1) {
    await fixture.clear();
    await Promise.all([
      fixture.request(vega, 'mira-2'),
      fixture.perform(mira, 'block', 'vega'),
      fixture.request(vega, 'mira-2'),
    ]);
    const blocked = await db.$count(blocks, and(eq(blocks.blocker, mira.id), eq(blocks.blocked, vega.id)));
    expect([blocked, await db.$count(friendships), await fixture.notifications(mira)]).toEqual([1, 0, []]);
  }
});

test('concurrent requests among three players never deadlock', async () => {
  const { vega, mira, lyra } = fixture;
  const all = [vega, mira, lyra];
  const asked = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const));
  expect(statuses(await Promise.all(asked.map(([one, other]) => fixture.request(one, other.username))))).toEqual([200]);
  for (const one of all) expect((await fixture.names(one)).friends).toHaveLength(2);
});
