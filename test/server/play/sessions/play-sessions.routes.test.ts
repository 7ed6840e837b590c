import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { playSessionEnd, playSessionHeartbeat } from '../../../../src/contract/play-sessions.contract';
import { builds } from '../../../../server/platform/database/schema/builds';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { dataOf } from '../../support/data-of';
import type { PlayFixture } from './play-fixture';
import { startPlayFixture } from './play-fixture';

const MINUTE = 60_000;
let fixture: PlayFixture;

beforeAll(async () => {
  fixture = await startPlayFixture();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.server.close());

describe('PUT history/session/{game}/start', () => {
  test('opens a session of the caller and returns its id', async () => {
    const id = await fixture.start(fixture.vega);
    const now = fixture.clock.now();
    expect(await fixture.rows()).toMatchObject([
      {
        id,
        accountId: fixture.vega.id,
        buildId: null,
        emulated: false,
        startedAt: now,
        heartbeatAt: now,
        endedAt: null,
      },
    ]);
  });

  test('opens one session for each tab', async () => {
    const [one, two] = await Promise.all([fixture.start(fixture.vega), fixture.start(fixture.vega)]);
    expect(one).not.toBe(two);
    dataOf(playSessionEnd, await fixture.ask(fixture.vega, `${one}/end`));
    expect((await fixture.row(two))?.endedAt).toBeNull();
  });

  test('stores the played build and the use of an emulated headset', async () => {
    const { db } = fixture.server.deps.database;
    const [build] = await db
      .select({ id: builds.id, version: builds.version })
      .from(builds)
      .innerJoin(games, eq(games.id, builds.gameId))
      .where(eq(games.slug, 'lantern-drift'));
    const known = await fixture.start(fixture.vega, { version: build?.version, emulated: true });
    const unknown = await fixture.start(fixture.vega, { version: 'no-such-build' });
    expect(await fixture.row(known)).toMatchObject({ buildId: build?.id, emulated: true });
    expect(await fixture.row(unknown)).toMatchObject({ buildId: null, emulated: false });
  });

  test('counts the play of a player and game once in half an hour', async () => {
    await fixture.server.deps.database.db.delete(gamePlays);
    const before = await fixture.views();
    const counted: number[] = [];
    for (const pause of [0, 0, 29 * MINUTE, MINUTE]) {
      fixture.clock.advance(pause);
      await fixture.start(fixture.vega);
      counted.push((await fixture.views()) - before);
    }
    await fixture.start(fixture.mira);
    expect([...counted, (await fixture.views()) - before]).toEqual([1, 1, 1, 2, 3]);
  });

  test('does not count a play again that started before its guest logged in', async () => {
    await fixture.server.deps.database.db.delete(gamePlays);
    const before = await fixture.views();
    const guest = 'p1_uuid=5f0c1f6e-8d1b-4a43-9f57-1c8c4c0a7c11';
    const signedIn = { ...fixture.vega, cookie: `${fixture.vega.cookie}; ${guest}` };
    const played = '/v1/public/user/arcade/game/lantern-drift/played';
    expect((await fixture.server.request(played, { method: 'PUT', body: {}, cookie: guest })).status).toBe(200);
    const counted: number[] = [];
    for (const pause of [0, 29 * MINUTE, MINUTE, 29 * MINUTE]) {
      fixture.clock.advance(pause);
      await fixture.start(signedIn);
      counted.push((await fixture.views()) - before);
    }
    await fixture.start({
      ...fixture.mira,
      cookie: `${fixture.mira.cookie}; p1_uuid=0b2d5f43-5a4b-4e0e-8f5c-2f6f2f3b9a55`,
    });
    expect([...counted, (await fixture.views()) - before]).toEqual([1, 1, 2, 2, 3]);
  });

  test('requires a player and an existing game', async () => {
    const visitor = await fixture.ask(undefined, 'lantern-drift/start');
    expect([visitor.status, visitor.envelope().status.debug]).toEqual([401, 'err_unauthenticated']);
    expect((await fixture.ask(fixture.vega, 'no-such-game/start')).status).toBe(404);
    expect((await fixture.ask(fixture.vega, 'lantern-drift/start', { from: 'me' })).status).toBe(422);
    expect(await fixture.rows()).toEqual([]);
  });

  test('opens no session for requests from another page of the games’ host', async () => {
    const answer = await fixture.server.request('/v1/private/user/arcade/gp/history/session/lantern-drift/start', {
      method: 'PUT',
      body: {},
      cookie: fixture.vega.cookie,
      headers: { origin: 'http://lantern-drift.play.holocade.localhost:9200' },
    });
    expect(answer.status).toBe(403);
    expect(await fixture.rows()).toEqual([]);
  });
});

describe('PUT history/session/{session}/heartbeat', () => {
  const beat = async (id: string) =>
    dataOf(playSessionHeartbeat, await fixture.ask(fixture.vega, `${id}/heartbeat`)).open;

  test('keeps a session open', async () => {
    const id = await fixture.start(fixture.vega);
    fixture.clock.advance(45_000);
    expect(await beat(id)).toBe(true);
    expect((await fixture.row(id))?.heartbeatAt).toEqual(fixture.clock.now());
  });

  test('reports an ended session and does not reopen it', async () => {
    const id = await fixture.start(fixture.vega);
    await fixture.ask(fixture.vega, `${id}/end`);
    const ended = await fixture.row(id);
    fixture.clock.advance(45_000);
    expect(await beat(id)).toBe(false);
    expect(await fixture.row(id)).toEqual(ended);
  });
});

describe('PUT history/session/{session}/end', () => {
  test('ends a session now, and only once', async () => {
    const id = await fixture.start(fixture.vega);
    fixture.clock.advance(7 * MINUTE);
    const now = fixture.clock.now();
    dataOf(playSessionEnd, await fixture.ask(fixture.vega, `${id}/end`));
    fixture.clock.advance(MINUTE);
    dataOf(playSessionEnd, await fixture.ask(fixture.vega, `${id}/end`));
    expect(await fixture.row(id)).toMatchObject({ endedAt: now, endedBy: 'page' });
  });
});

describe('play sessions of another player', () => {
  test('T28: are neither refreshed nor ended, and look like unknown sessions', async () => {
    const id = await fixture.start(fixture.vega);
    const before = await fixture.row(id);
    for (const verb of ['heartbeat', 'end']) {
      const [theirs, none] = await Promise.all([
        fixture.ask(fixture.mira, `${id}/${verb}`),
        fixture.ask(fixture.mira, `${randomUUID()}/${verb}`),
      ]);
      expect([theirs.status, theirs.envelope()]).toEqual([404, none.envelope()]);
      expect((await fixture.ask(undefined, `${id}/${verb}`)).status).toBe(401);
      expect((await fixture.ask(fixture.mira, `1/${verb}`)).status).toBe(404);
    }
    expect(await fixture.row(id)).toEqual(before);
  });
});
