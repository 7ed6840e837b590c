import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gamePlayed } from '../../../../src/contract/games.contract';
import { gamePlays, games } from '../../../../server/platform/database/schema/games';
import { countPlay } from '../../../../server/catalogue/games/play.repository';
import { dataOf } from '../../support/data-of';
import { signIn } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MINUTE = 60_000;
const START = new Date('2026-03-01T12:00:00.000Z');
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const readGame = async () => {
  const [game] = await server.deps.database.db.select().from(games).where(eq(games.slug, 'lantern-drift'));
  if (!game) throw new Error('The game is missing.');
  return game;
};
const views = async () => (await readGame()).views;
const played = (cookie?: string, slug = 'lantern-drift') =>
  server.request(`/v1/public/user/arcade/game/${slug}/played`, {
    method: 'PUT',
    body: {},
    ...(cookie ? { cookie } : {}),
  });

describe('PUT arcade/game/{game}/played', () => {
  test('counts a guest, a player and a visitor without cookies once each', async () => {
    const before = await views();
    const visitors = [`p1_uuid=${randomUUID()}`, await signIn(server, 'nova'), undefined];
    for (const cookie of [...visitors, ...visitors]) expect(dataOf(gamePlayed, await played(cookie))).toBeNull();
    expect((await views()) - before).toBe(3);
  });

  test('counts one of twenty simultaneous plays of one visitor', async () => {
    const before = await views();
    const cookie = `p1_uuid=${randomUUID()}`;
    await Promise.all(Array.from({ length: 20 }, () => played(cookie)));
    expect((await views()) - before).toBe(1);
  });

  test('stores neither an address nor an id that identifies the visitor', async () => {
    const guest = randomUUID();
    await played(`p1_uuid=${guest}`);
    const stored = JSON.stringify(await server.deps.database.db.select().from(gamePlays));
    expect(stored).not.toContain(guest);
    expect(stored).not.toContain('127.0.0.1');
  });

  test('returns 404 for an unknown game', async () => {
    expect((await played(undefined, 'no-such-game')).status).toBe(404);
  });
});

describe('countPlay', () => {
  test('counts a repeated play after 30 minutes, not before', async () => {
    const { db } = server.deps.database;
    const { id } = await readGame();
    const at = (minutes: number) =>
      countPlay(db, id, 'visitor', new Date(START.getTime() + minutes * MINUTE), async () => true);
    expect([await at(0), await at(29.9), await at(30), await at(59), await at(60)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});
