import { afterAll, beforeAll, expect, test } from 'vitest';
import { addGames } from '../games/add-games';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const GAMES = 2000;
const CALLS = 20;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await addGames(server.deps.database.db, GAMES, new Date('2026-01-01T00:00:00Z'));
});

afterAll(() => server.close());

test.each(['synthetic', 'synthetic 17', 'lantern', 'lantren', 'nothing like this'])(
  'a search for %j among two thousand games succeeds and logs its time',
  async (query) => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const before = performance.now();
      const path = `/v1/public/global/search?query=${encodeURIComponent(query)}&games=1&users=1&articles=1&announcements=1`;
      expect((await server.request(path)).status).toBe(200);
      times.push(performance.now() - before);
    }
    times.sort((a, b) => a - b);
    console.info(
      `${query}: median ${(times[CALLS / 2] ?? 0).toFixed(1)} ms, worst ${(times.at(-1) ?? 0).toFixed(1)} ms`,
    );
  },
);
