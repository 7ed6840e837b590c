import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { playSessionHeartbeat } from '../../../../src/contract/play-sessions.contract';
import { gamePlays } from '../../../../server/platform/database/schema/games';
import { sweepPlaySessions } from '../../../../server/play/sessions/sweep-play-sessions';
import { dataOf } from '../../support/data-of';
import type { PlayFixture } from './play-fixture';
import { startPlayFixture } from './play-fixture';

let fixture: PlayFixture;

beforeAll(async () => {
  fixture = await startPlayFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

const statuses = (answers: readonly { readonly status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('twenty simultaneous ends of a session end it once', async () => {
  const id = await fixture.start(fixture.vega);
  fixture.clock.advance(1_000);
  const ends = await Promise.all(Array.from({ length: 20 }, () => fixture.ask(fixture.vega, `${id}/end`)));
  expect(statuses(ends)).toEqual([200]);
  expect(await fixture.row(id)).toMatchObject({ endedAt: fixture.clock.now(), endedBy: 'page' });
});

test('twenty tabs that start at once open one session each, and count one play', async () => {
  await fixture.server.deps.database.db.delete(gamePlays);
  const before = await fixture.views();
  const ids = await Promise.all(Array.from({ length: 20 }, () => fixture.start(fixture.vega)));
  expect(new Set(ids).size).toBe(20);
  expect((await fixture.rows()).map(({ id }) => id).sort()).toEqual(ids.sort());
  expect((await fixture.views()) - before).toBe(1);
});

test('a session that is ended, refreshed and swept at the same time ends once, and stays ended', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await fixture.start(fixture.vega);
    fixture.clock.advance(120_000);
    const verbs = ['end', 'heartbeat', 'end', 'heartbeat'];
    const answers = await Promise.all([
      ...verbs.map((verb) => fixture.ask(fixture.vega, `${id}/${verb}`)),
      sweepPlaySessions(fixture.server.deps).then(() => ({ status: 200 })),
    ]);
    expect(statuses(answers)).toEqual([200]);
    const ended = await fixture.row(id);
    expect(ended?.endedAt).not.toBeNull();
    expect(dataOf(playSessionHeartbeat, await fixture.ask(fixture.vega, `${id}/heartbeat`)).open).toBe(false);
    await sweepPlaySessions(fixture.server.deps);
    expect(await fixture.row(id)).toEqual(ended);
  }
});
