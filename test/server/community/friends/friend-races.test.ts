import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from '../../../../server/platform/database/schema/blocks';
import { friendships } from '../../../../server/platform/database/schema/friendships';
import type { FriendHouse } from './friend-house';
import { openFriendHouse } from './friend-house';

let house: FriendHouse;
beforeAll(async () => {
  house = await openFriendHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

const times = <T>(many: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, place) => make(place)));
const statuses = (answers: readonly { readonly status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('two requests crosswise at once make one friendship, of which one is told', async () => {
  const { vega, mira } = house;
  for (let round = 0; round < 10; round += 1) {
    await house.clear();
    const answers = await Promise.all([house.ask(vega, 'mira-2'), house.ask(mira, 'vega')]);
    expect(statuses(answers)).toEqual([200]);
    expect(answers.map((answer) => (answer.envelope().data as { friendship: string }).friendship).sort()).toEqual([
      'asked',
      'friends',
    ]);
    expect((await house.names(vega)).friends).toEqual(['mira-2']);
    expect([...(await house.told(vega)), ...(await house.told(mira))]).toHaveLength(1);
  }
});

test('twenty requests at once are one', async () => {
  const { vega, mira } = house;
  expect(statuses(await times(20, () => house.ask(vega, 'mira-2')))).toEqual([200]);
  expect(await house.told(mira)).toEqual(['friend-request of vega']);
});

test('twenty acceptances at once are one, and tell once', async () => {
  const { vega, mira } = house;
  await house.ask(vega, 'mira-2');
  expect(statuses(await times(20, () => house.do(mira, 'accept', 'vega')))).toEqual([200]);
  expect(await house.told(vega)).toEqual(['friend-accepted of mira-2']);
});

test('a request and a block at the same moment never leave both', async () => {
  const { vega, mira } = house;
  const { db } = house.server.deps.database;
  for (let round = 0; round < 10; round += 1) {
    await house.clear();
    await Promise.all([house.ask(vega, 'mira-2'), house.do(mira, 'block', 'vega'), house.ask(vega, 'mira-2')]);
    const blocked = await db.$count(blocks, and(eq(blocks.blocker, mira.id), eq(blocks.blocked, vega.id)));
    expect([blocked, await db.$count(friendships), await house.told(mira)]).toEqual([1, 0, []]);
  }
});

test('three who befriend each other crosswise at once never wait for each other for ever', async () => {
  const { vega, mira, lyra } = house;
  const all = [vega, mira, lyra];
  const asked = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other] as const));
  expect(statuses(await Promise.all(asked.map(([one, other]) => house.ask(one, other.username))))).toEqual([200]);
  for (const one of all) expect((await house.names(one)).friends).toHaveLength(2);
});
