import { eq } from 'drizzle-orm';
import { communityProfile } from '../../../../src/contract/profile.contract';
import { playSessionStart } from '../../../../src/contract/play-sessions.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import type { ClosingPlayer } from '../../identity/account-deletion/leaving-player';
import { registerPlayer } from '../../identity/account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const SESSION = '/v1/private/user/arcade/gp/history/session';

/** A server with a fixed clock and the players Vega and Mira. */
export interface PlayFixture {
  readonly server: TestServer;
  readonly clock: FakeServerClock;
  readonly vega: ClosingPlayer;
  readonly mira: ClosingPlayer;
  ask(player: ClosingPlayer | undefined, path: string, body?: unknown): Promise<Answer>;
  /** Opens a play session and returns its id. */
  start(player: ClosingPlayer, body?: unknown, game?: string): Promise<string>;
  row(id: string): Promise<typeof playSessions.$inferSelect | undefined>;
  rows(): Promise<readonly (typeof playSessions.$inferSelect)[]>;
  views(game?: string): Promise<number>;
  history(player: ClosingPlayer): Promise<readonly { game: string; played: string }[] | undefined>;
  clear(): Promise<void>;
}

export async function startPlayFixture(): Promise<PlayFixture> {
  const clock = new FakeServerClock();
  const server = await startTestServer({ clock });
  const { db } = server.deps.database;
  const ask = (player: ClosingPlayer | undefined, path: string, body: unknown = {}) =>
    server.request(`${SESSION}/${path}`, { method: 'PUT', body, ...(player ? { cookie: player.cookie } : {}) });
  return {
    server,
    clock,
    vega: await registerPlayer(server, 'vega'),
    mira: await registerPlayer(server, 'mira-2'),
    ask,
    start: async (player, body, game = 'lantern-drift') =>
      dataOf(playSessionStart, await ask(player, `${game}/start`, body)).id,
    row: async (id) => (await db.select().from(playSessions).where(eq(playSessions.id, id)))[0],
    rows: () => db.select().from(playSessions),
    async views(game = 'lantern-drift') {
      const [found] = await db.select({ views: games.views }).from(games).where(eq(games.slug, game));
      return found?.views ?? 0;
    },
    async history({ username }) {
      const answer = await server.request(`/v1/public/user/community/profile/${username}`);
      return dataOf(communityProfile, answer).history?.map(({ game, played }) => ({ game: game.slug, played }));
    },
    async clear() {
      await db.delete(playSessions);
    },
  };
}
