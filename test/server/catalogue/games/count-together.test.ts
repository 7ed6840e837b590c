import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addGames } from './add-games';
import { startTestServer } from '../../support/test-server';

const WRITERS = 4;
const TURNS = 10;

// The embedded database has one connection, so its transactions never overlap.
test.runIf(process.env['HOLOCADE_TEST_DATABASE_URL'] !== undefined)(
  'concurrent writers of different games with shared counts all succeed, and the counts are exact',
  async () => {
    const server = await startTestServer();
    const { database } = server.deps;
    await addGames(database.db, 2 * WRITERS, new Date('2026-01-01T00:00:00Z'));
    // Each transaction changes a game and an experience, and so two counts. Half of them use the opposite order.
    await database.db.execute(
      sql`update games set kind = 'experience' where views % 20 = 10 and slug like 'synthetic-%'`,
    );
    const turn = (slug: string) => sql`
      update games set status = case status when 'draft' then 'published' else 'draft' end where slug = ${slug}`;
    const write = async (writer: number) => {
      const own = [`synthetic-${2 * writer + 1}`, `synthetic-${2 * writer + 2}`];
      for (let done = 0; done < TURNS; done += 1)
        await database.db.transaction(async (tx) => {
          for (const slug of writer % 2 === 0 ? own : own.toReversed()) await tx.execute(turn(slug));
        });
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const [counted] = await database.db
      .select({
        games: sql<number>`sum(rated_0)::integer`,
        published: sql<number>`(select count(*)::integer from games where status = 'published')`,
      })
      .from(sql`game_counts`)
      .where(sql`sort = 'released' and genre_id = 0 and capability = 0`);
    expect(counted?.games).toBe(counted?.published);
    await server.close();
  },
  60_000,
);
