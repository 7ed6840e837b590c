import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playSessionEnd, playSessionHeartbeat } from '../../../../src/contract/play-sessions.contract';
import { builds } from '../../../../server/platform/database/schema/builds';
import { gamePlays } from '../../../../server/platform/database/schema/game-plays';
import { games } from '../../../../server/platform/database/schema/games';
import { dataOf } from '../../support/data-of';
import type { PlayHouse } from './play-house';
import { openPlayHouse } from './play-house';

const MINUTE = 60_000;
let house: PlayHouse;

beforeAll(async () => {
  house = await openPlayHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.server.close());

describe('PUT history/session/{game}/start', () => {
  test('opens a session of the caller and returns its id', async () => {
    const id = await house.start(house.vega);
    const now = house.clock.now();
    expect(await house.rows()).toMatchObject([
      { id, accountId: house.vega.id, buildId: null, emulated: false, startedAt: now, heartbeatAt: now, endedAt: null },
    ]);
  });

  test('opens one session for each tab', async () => {
    const [one, two] = await Promise.all([house.start(house.vega), house.start(house.vega)]);
    expect(one).not.toBe(two);
    dataOf(playSessionEnd, await house.ask(house.vega, `${one}/end`));
    expect((await house.row(two))?.endedAt).toBeNull();
  });

  test('stores the played build and the use of an emulated headset', async () => {
    const { db } = house.server.deps.database;
    const [build] = await db
      .select({ id: builds.id, version: builds.version })
      .from(builds)
      .innerJoin(games, eq(games.id, builds.gameId))
      .where(eq(games.slug, 'lantern-drift'));
    const known = await house.start(house.vega, { version: build?.version, emulated: true });
    const unknown = await house.start(house.vega, { version: 'no-such-build' });
    expect(await house.row(known)).toMatchObject({ buildId: build?.id, emulated: true });
    expect(await house.row(unknown)).toMatchObject({ buildId: null, emulated: false });
  });

  test('counts the play of a player and game once in half an hour', async () => {
    await house.server.deps.database.db.delete(gamePlays);
    const before = await house.views();
    const counted: number[] = [];
    for (const pause of [0, 0, 29 * MINUTE, MINUTE]) {
      house.clock.advance(pause);
      await house.start(house.vega);
      counted.push((await house.views()) - before);
    }
    await house.start(house.mira);
    expect([...counted, (await house.views()) - before]).toEqual([1, 1, 1, 2, 3]);
  });

  test('does not count a play again that started before its guest logged in', async () => {
    await house.server.deps.database.db.delete(gamePlays);
    const before = await house.views();
    const guest = 'p1_uuid=5f0c1f6e-8d1b-4a43-9f57-1c8c4c0a7c11';
    const signedIn = { ...house.vega, cookie: `${house.vega.cookie}; ${guest}` };
    const played = '/v1/public/user/arcade/game/lantern-drift/played';
    expect((await house.server.request(played, { method: 'PUT', body: {}, cookie: guest })).status).toBe(200);
    const counted: number[] = [];
    for (const pause of [0, 29 * MINUTE, MINUTE, 29 * MINUTE]) {
      house.clock.advance(pause);
      await house.start(signedIn);
      counted.push((await house.views()) - before);
    }
    await house.start({ ...house.mira, cookie: `${house.mira.cookie}; p1_uuid=0b2d5f43-5a4b-4e0e-8f5c-2f6f2f3b9a55` });
    expect([...counted, (await house.views()) - before]).toEqual([1, 1, 2, 2, 3]);
  });

  test('requires a player and an existing game', async () => {
    const visitor = await house.ask(undefined, 'lantern-drift/start');
    expect([visitor.status, visitor.envelope().status.debug]).toEqual([401, 'err_unauthenticated']);
    expect((await house.ask(house.vega, 'no-such-game/start')).status).toBe(404);
    expect((await house.ask(house.vega, 'lantern-drift/start', { from: 'me' })).status).toBe(422);
    expect(await house.rows()).toEqual([]);
  });

  test('opens no session for requests from another page of the games’ host', async () => {
    const answer = await house.server.request('/v1/private/user/arcade/gp/history/session/lantern-drift/start', {
      method: 'PUT',
      body: {},
      cookie: house.vega.cookie,
      headers: { origin: 'http://lantern-drift.play.holocade.localhost:9200' },
    });
    expect(answer.status).toBe(403);
    expect(await house.rows()).toEqual([]);
  });
});

describe('PUT history/session/{session}/heartbeat', () => {
  const beat = async (id: string) => dataOf(playSessionHeartbeat, await house.ask(house.vega, `${id}/heartbeat`)).open;

  test('keeps a session open', async () => {
    const id = await house.start(house.vega);
    house.clock.advance(45_000);
    expect(await beat(id)).toBe(true);
    expect((await house.row(id))?.heartbeatAt).toEqual(house.clock.now());
  });

  test('reports an ended session and does not reopen it', async () => {
    const id = await house.start(house.vega);
    await house.ask(house.vega, `${id}/end`);
    const ended = await house.row(id);
    house.clock.advance(45_000);
    expect(await beat(id)).toBe(false);
    expect(await house.row(id)).toEqual(ended);
  });
});

describe('PUT history/session/{session}/end', () => {
  test('ends a session now, and only once', async () => {
    const id = await house.start(house.vega);
    house.clock.advance(7 * MINUTE);
    const now = house.clock.now();
    dataOf(playSessionEnd, await house.ask(house.vega, `${id}/end`));
    house.clock.advance(MINUTE);
    dataOf(playSessionEnd, await house.ask(house.vega, `${id}/end`));
    expect(await house.row(id)).toMatchObject({ endedAt: now, endedBy: 'page' });
  });
});

describe('play sessions of another player', () => {
  test('T28: are neither refreshed nor ended, and look like unknown sessions', async () => {
    const id = await house.start(house.vega);
    const before = await house.row(id);
    for (const verb of ['heartbeat', 'end']) {
      const [theirs, none] = await Promise.all([
        house.ask(house.mira, `${id}/${verb}`),
        house.ask(house.mira, `${randomUUID()}/${verb}`),
      ]);
      expect([theirs.status, theirs.envelope()]).toEqual([404, none.envelope()]);
      expect((await house.ask(undefined, `${id}/${verb}`)).status).toBe(401);
      expect((await house.ask(house.mira, `1/${verb}`)).status).toBe(404);
    }
    expect(await house.row(id)).toEqual(before);
  });
});
