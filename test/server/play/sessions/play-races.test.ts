import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playSessionHeartbeat } from '../../../../src/contract/play-sessions.contract';
import { gamePlays } from '../../../../server/platform/database/schema/game-plays';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import { dataOf } from '../../support/data-of';
import type { PlayHouse } from './play-house';
import { openPlayHouse } from './play-house';

let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

const statuses = (answers: readonly { readonly status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('twenty simultaneous ends of a session end it once', async () => {
  const id = await house.start(house.vega);
  house.clock.advance(1_000);
  const ends = await Promise.all(Array.from({ length: 20 }, () => house.ask(house.vega, `${id}/end`)));
  expect(statuses(ends)).toEqual([200]);
  expect(await house.row(id)).toMatchObject({ endedAt: house.clock.now(), endedBy: 'page' });
});

test('twenty tabs that start at once open one session each, and count one play', async () => {
  await house.server.deps.database.db.delete(gamePlays);
  const before = await house.views();
  const ids = await Promise.all(Array.from({ length: 20 }, () => house.start(house.vega)));
  expect(new Set(ids).size).toBe(20);
  expect((await house.rows()).map(({ id }) => id).sort()).toEqual(ids.sort());
  expect((await house.views()) - before).toBe(1);
});

test('a session that is ended, refreshed and swept at the same time ends once, and stays ended', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await house.start(house.vega);
    house.clock.advance(120_000);
    const verbs = ['end', 'heartbeat', 'end', 'heartbeat'];
    const answers = await Promise.all([
      ...verbs.map((verb) => house.ask(house.vega, `${id}/${verb}`)),
      sweepPlaySessions(house.server.deps).then(() => ({ status: 200 })),
    ]);
    expect(statuses(answers)).toEqual([200]);
    const ended = await house.row(id);
    expect(ended?.endedAt).not.toBeNull();
    expect(dataOf(playSessionHeartbeat, await house.ask(house.vega, `${id}/heartbeat`)).open).toBe(false);
    await sweepPlaySessions(house.server.deps);
    expect(await house.row(id)).toEqual(ended);
  }
});
