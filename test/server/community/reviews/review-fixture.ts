import { eq } from 'drizzle-orm';
import type { WireReview } from '../../../../src/contract/reviews.contract';
import { accounts } from '../../../../server/platform/database/schema/accounts';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { addPlayer, PASSWORD } from '../../support/add-player';
import type { Answer } from '../../support/http-client';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

export const GAME = 'orbital-salvage';
export const WORDS = 'A quiet place to be in.';

export interface ReviewList {
  readonly rating: number | null;
  readonly rating_counts: Readonly<Record<string, number>>;
  readonly pagination: { readonly total: number; readonly last: number; readonly current: number };
  readonly items: readonly WireReview[];
  readonly reviewable: boolean;
  readonly current: WireReview | null;
}

const PRIVATE = '/v1/private/user/arcade/game/review';

/** A visitor or player who reads and writes reviews of one game. */
export class Reviewer {
  readonly #browser: TestBrowser;

  constructor(browser: TestBrowser) {
    this.#browser = browser;
  }

  get(address: string): Promise<Answer> {
    return this.#browser.send(address);
  }

  listing(page = 1, game = GAME): Promise<Answer> {
    return this.get(`/v1/public/arcade/game/${game}/reviews?page=${String(page)}`);
  }

  async list(page = 1, game = GAME): Promise<ReviewList> {
    return ((await this.listing(page, game)).json() as { readonly data: ReviewList }).data;
  }

  submit(body: string = WORDS, rating: unknown = 4, game = GAME): Promise<Answer> {
    return this.#browser.send(`${PRIVATE}/${game}/submit`, { body: { body, rating } });
  }

  async publish(body?: string, rating?: number): Promise<string> {
    const answer = await this.submit(body, rating);
    return (answer.json() as { readonly data: { readonly uuid: string } }).data.uuid;
  }

  update(uuid: string, body: string, rating: number, game = GAME): Promise<Answer> {
    return this.#browser.send(`${PRIVATE}/${game}/${uuid}/update`, { body: { body, rating } });
  }

  remove(uuid: string, game = GAME): Promise<Answer> {
    return this.#browser.send(`${PRIVATE}/${game}/${uuid}/delete`, { method: 'DELETE' });
  }

  react(uuid: string, type: string, status?: boolean): Promise<Answer> {
    const body = status === undefined ? { type } : { type, status };
    return this.#browser.send(`${PRIVATE}/${GAME}/${uuid}/react`, { method: 'PUT', body });
  }

  respond(uuid: string, body: string): Promise<Answer> {
    return this.#browser.send(`/v1/private/arcade/game/review/${uuid}/response`, { body: { body } });
  }

  deleteResponse(uuid: string): Promise<Answer> {
    return this.#browser.send(`/v1/private/arcade/game/review/${uuid}/response`, { method: 'DELETE' });
  }

  reactToGame(type: string, status: boolean): Promise<Answer> {
    return this.#browser.send(`/v1/public/user/arcade/game/${GAME}/react`, { method: 'PUT', body: { type, status } });
  }
}

/** Starts a server with a game without reviews. */
export async function openReviewFixture() {
  const server: TestServer = await startTestServer();
  const { db } = server.deps.database;
  let people = 0;
  return {
    server,
    async clear(): Promise<void> {
      await db.delete(reviews);
    },
    /** Adds and logs in a player with a separate IP address. */
    async player(name: string): Promise<Reviewer> {
      people += 1;
      const browser = new TestBrowser(server, `198.51.100.${String(people)}`);
      if (name === 'studio') await browser.login(name, 'Holocade!1');
      else {
        await addPlayer(server, name);
        await browser.login(name, PASSWORD);
      }
      return new Reviewer(browser);
    },
    /** Makes a player a member of the game's developer. */
    async hire(name: string): Promise<void> {
      const [game] = await db.select({ developerId: games.developerId }).from(games).where(eq(games.slug, GAME));
      const [person] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.username, name));
      if (!game || !person) throw new Error('The game or the player does not exist.');
      await db.insert(developerMembers).values({ developerId: game.developerId, accountId: person.id, role: 'member' });
    },
    visitor: (): Reviewer => new Reviewer(new TestBrowser(server, '198.51.100.250')),
    async counters() {
      const [row] = await db.select().from(games).where(eq(games.slug, GAME));
      if (!row) throw new Error('The game does not exist.');
      return { reviews: row.reviews, rating: row.rating, reactions: row.reactions };
    },
  };
}

export type ReviewFixture = Awaited<ReturnType<typeof openReviewFixture>>;
