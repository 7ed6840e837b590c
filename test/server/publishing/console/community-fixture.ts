import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../src/contract/call';
import { answerRemove, answerWrite, developerReviews } from '../../../../src/contract/developer-community.contract';
import { gameReviews, reviewSubmit, reviewUpdate } from '../../../../src/contract/reviews.contract';
import type { MemberRole } from '../../../../src/domain/console/member-role';
import { games } from '../../../../server/platform/database/schema/games';
import { notifications } from '../../../../server/platform/database/schema/inbox';
import { reviews } from '../../../../server/platform/database/schema/reviews';
import { dataOf } from '../../support/data-of';
import type { TestServerOptions } from '../../support/test-server';
import type { Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

export const GAME = 'lantern-drift';
export const STUDIO = 'the-studio';
export const ANSWER = 'Thank you, we are glad to hear it.';

/** Starts a server with a game without reviews, whose developer has a member in some roles. */
export async function communityFixture(environment: NonNullable<TestServerOptions['environment']> = {}) {
  const fixture = await consoleFixture({ demo: true, environment });
  const { db } = fixture.server.deps.database;
  const roles = ['owner', 'publisher', 'support', 'analyst'] as const satisfies readonly MemberRole[];
  const [owner, publisher, support, analyst] = await Promise.all([
    fixture.person('an-owner'),
    fixture.person('a-publisher'),
    fixture.person('a-supporter'),
    fixture.person('an-analyst'),
  ]);
  const people = [owner, publisher, support, analyst] as const;
  const developerId = await fixture.developer(
    STUDIO,
    people.map((person, index) => [person, roles[index] ?? 'analyst'] as const),
  );
  await db.update(games).set({ developerId }).where(eq(games.slug, GAME));
  const named = { developer: STUDIO, game: GAME };
  return {
    ...fixture,
    ...{ owner, publisher, support, analyst, developerId, named },
    clear: () => db.delete(reviews),
    /** Publishes a player's review, and returns its id. */
    async publish(by: Person, rating = 4): Promise<string> {
      const body = { body: 'A quiet place to be in.', rating };
      return dataOf(reviewSubmit, await callAs(by, reviewSubmit, { params: { game: GAME }, body })).uuid;
    },
    edit: (by: Person, review: string) =>
      callAs(by, reviewUpdate, {
        params: { game: GAME, review },
        body: { body: 'A louder place than I thought.', rating: 2 },
      }),
    list: async (query = ''): Promise<AnswerOf<typeof developerReviews>> =>
      dataOf(developerReviews, await callAs(analyst, developerReviews, { params: named, query })),
    answer: (by: Person, review: string, body: string = ANSWER, revision: string | null = null) =>
      callAs(by, answerWrite, { params: { ...named, review }, body: { body, revision } }),
    remove: (by: Person, review: string, revision: string) =>
      callAs(by, answerRemove, { params: { ...named, review }, body: { revision } }),
    /** The reviews of the game as its page shows them. */
    seen: async () => {
      const path = gameReviews.path.replace('{game}', GAME);
      return dataOf(gameReviews, await fixture.server.request(path)).items;
    },
    received: ({ id }: Person) => db.select().from(notifications).where(eq(notifications.accountId, id)),
  };
}

export type CommunityFixture = Awaited<ReturnType<typeof communityFixture>>;
