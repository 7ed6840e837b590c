import { eq } from 'drizzle-orm';
import type { AnyCall, AnswerOf } from '../../../../src/contract/call';
import {
  accountHome,
  activityList,
  ownAchievements,
  playHistory,
} from '../../../../src/contract/account-pages.contract';
import { achievements, playerAchievements } from '../../../../server/platform/database/schema/achievements';
import { games } from '../../../../server/platform/database/schema/games';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import type { ClosingPlayer } from '../account-deletion/leaving-player';
import { registerPlayer } from '../account-deletion/leaving-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const MINUTE = 60_000;

/** A play session that began `ago` minutes ago and lasted `minutes`. */
export interface PastPlay {
  readonly game?: string;
  readonly ago: number;
  readonly minutes?: number;
  readonly emulated?: boolean;
}

/** A test server with a manual clock and shortcuts to create and read a player's history. */
export interface PlayerFixture {
  readonly server: TestServer;
  readonly clock: FakeServerClock;
  /** Registers a new player with each call. */
  player(): Promise<ClosingPlayer>;
  send(player: ClosingPlayer | undefined, method: string, path: string, body?: unknown): Promise<Answer>;
  home(player: ClosingPlayer): Promise<AnswerOf<typeof accountHome>>;
  history(player: ClosingPlayer, query?: string): Promise<AnswerOf<typeof playHistory>>;
  achievements(player: ClosingPlayer, query?: string): Promise<AnswerOf<typeof ownAchievements>>;
  activity(player: ClosingPlayer, query?: string): Promise<AnswerOf<typeof activityList>>;
  /** Inserts a play session; active without `minutes`. */
  played(player: ClosingPlayer, play: PastPlay): Promise<string>;
  /** Unlocks an achievement of a game at a time that many minutes ago. */
  earned(player: ClosingPlayer, game: string, badge: string, ago: number): Promise<void>;
  achievementsOf(game: string): Promise<readonly string[]>;
  ago(minutes: number): Date;
}

export async function startPlayerFixture(): Promise<PlayerFixture> {
  const clock = new FakeServerClock();
  const server = await startTestServer({ clock });
  const { db } = server.deps.database;
  let players = 0;
  const idOf = async (slug: string): Promise<number> => {
    const [found] = await db.select({ id: games.id }).from(games).where(eq(games.slug, slug));
    if (!found) throw new Error(`There is no game ${slug}.`);
    return found.id;
  };
  const badges = async (game: string) =>
    db
      .select()
      .from(achievements)
      .where(eq(achievements.gameId, await idOf(game)))
      .orderBy(achievements.position);
  const ago = (minutes: number): Date => new Date(clock.now().getTime() - minutes * MINUTE);
  const send: PlayerFixture['send'] = (player, method, path, body) =>
    server.request(path, {
      method,
      ...(method === 'GET' ? {} : { body: body ?? {} }),
      ...(player ? { cookie: player.cookie } : {}),
    });
  const read =
    <C extends AnyCall>(call: C) =>
    async (player: ClosingPlayer, query = ''): Promise<AnswerOf<C>> =>
      dataOf(call, await send(player, 'GET', `${call.path}${query}`));
  return {
    server,
    clock,
    ago,
    send,
    player: () => {
      players += 1;
      return registerPlayer(server, `player-${String(players)}`);
    },
    home: read(accountHome),
    history: read(playHistory),
    achievements: read(ownAchievements),
    activity: read(activityList),
    async played({ id }, { game = 'lantern-drift', ago: began, minutes, emulated = false }) {
      const startedAt = ago(began);
      const end = minutes === undefined ? undefined : new Date(startedAt.getTime() + minutes * MINUTE);
      const ended = end ? { endedAt: end, endedBy: 'page' } : {};
      const times = { startedAt, heartbeatAt: end ?? clock.now(), ...ended };
      const row = { accountId: id, gameId: await idOf(game), emulated, ...times };
      const [stored] = await db.insert(playSessions).values(row).returning({ id: playSessions.id });
      return stored?.id ?? '';
    },
    async earned({ id }, game, badge, minutes) {
      const found = (await badges(game)).find(({ slug }) => slug === badge);
      if (!found) throw new Error(`There is no badge ${badge}.`);
      await db.insert(playerAchievements).values({ accountId: id, achievementId: found.id, unlockedAt: ago(minutes) });
    },
    achievementsOf: async (game) => (await badges(game)).map(({ slug }) => slug),
  };
}
