import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnyCall, AnswerOf } from '../../../../src/contract/call';
import { boardPost } from '../../../../src/contract/leaderboards.contract';
import { playSessionStart } from '../../../../src/contract/play-sessions.contract';
import { games } from '../../../../server/platform/database/schema/games';
import { boards, scores } from '../../../../server/platform/database/schema/leaderboards';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

export const GAME = 'orbital-salvage';
const SESSION = '/v1/private/user/arcade/gp/history/session';

type BoardColumns = Omit<typeof boards.$inferInsert, 'gameId' | 'slug'>;

/** A player with a browser who plays and posts scores. */
export class ScoreKeeper {
  readonly id: string;
  readonly #browser: TestBrowser;

  constructor(id: string, browser: TestBrowser) {
    this.id = id;
    this.#browser = browser;
  }

  send(path: string, body?: unknown, method?: string): Promise<Answer> {
    return this.#browser.send(path, {
      ...(body === undefined ? {} : { body }),
      ...(method === undefined ? {} : { method }),
    });
  }

  /** Starts a play session and returns its id. */
  async play({ game = GAME, emulated = false } = {}): Promise<string> {
    return dataOf(playSessionStart, await this.send(`${SESSION}/${game}/start`, { emulated }, 'PUT')).id;
  }

  stop(session: string): Promise<Answer> {
    return this.send(`${SESSION}/${session}/end`, {}, 'PUT');
  }

  /** A string is sent unchanged. */
  try(board: string, body: unknown): Promise<Answer> {
    return this.send(`/v1/private/user/arcade/gp/game/${GAME}/leaderboards/${board}/scores/post`, body);
  }

  async post(board: string, score: number): Promise<AnswerOf<typeof boardPost>> {
    return dataOf(boardPost, await this.try(board, { score }));
  }

  async read<C extends AnyCall>(call: C, board: string, size = 10, query = ''): Promise<AnswerOf<C>> {
    const values: Record<string, string> = { game: GAME, board, size: String(size) };
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    return dataOf(call, await this.send(path + query));
  }
}

/** A server with a fixed clock and empty boards. */
export async function startLeaderboardFixture() {
  const clock = new FakeServerClock();
  const server: TestServer = await startTestServer({ clock });
  const { db } = server.deps.database;
  const [game] = await db.select({ id: games.id }).from(games).where(eq(games.slug, GAME));
  if (!game) throw new Error('The game does not exist.');
  let people = 0;
  const signedIn = async (cookies: Readonly<Record<string, string>>): Promise<ScoreKeeper> => {
    people += 1;
    const name = `keeper-${String(people)}`;
    const browser = new TestBrowser(server, `198.51.100.${String(people)}`, cookies);
    const id = await addPlayer(server, name);
    await browser.login(name, PASSWORD);
    return new ScoreKeeper(id, browser);
  };
  return {
    server,
    clock,
    async clear(): Promise<void> {
      await db.delete(boards);
      await db.delete(playSessions);
    },
    async board(slug: string, columns: BoardColumns): Promise<number> {
      const [row] = await db
        .insert(boards)
        .values({ ...columns, gameId: game.id, slug })
        .returning();
      if (!row) throw new Error('The board was not stored.');
      return row.id;
    },
    /** Logs in a new player at a new address. */
    player: (): Promise<ScoreKeeper> => signedIn({}),
    /** Logs in a new player who played as a guest before. */
    async guestToBe(): Promise<ScoreKeeper> {
      const cookies = { p1_uuid: randomUUID() };
      const guest = new TestBrowser(server, '198.51.100.251', cookies);
      const played = await guest.send(`/v1/public/user/arcade/game/${GAME}/played`, { body: {}, method: 'PUT' });
      if (played.status !== 200) throw new Error('The play was not counted.');
      return signedIn(cookies);
    },
    visitor: (): ScoreKeeper => new ScoreKeeper('', new TestBrowser(server, '198.51.100.250')),
    stored: () => db.select().from(scores),
    gameId: game.id,
  };
}

export type LeaderboardFixture = Awaited<ReturnType<typeof startLeaderboardFixture>>;
