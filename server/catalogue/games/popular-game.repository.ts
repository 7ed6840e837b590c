import { sql } from 'drizzle-orm';
import type { ServerDependencies } from '../../deps';

/** Stores the 2,000 most popular published games for the search. Games with a changed text or popularity are written again. */
export async function storePopularGames({ database }: Pick<ServerDependencies, 'database'>): Promise<void> {
  await database.transaction(async (tx) => {
    // Waits for writers of texts, which would otherwise be overwritten with what the statement read before.
    await tx.execute(sql`lock table popular_games in share row exclusive mode`);
    await tx.execute(sql`set local statement_timeout = '60s'`);
    await tx.execute(sql`
      with best as materialized (
        select id, popularity, search, search_name from games
        where status = 'published' order by popularity desc, id desc limit 2000
      ), removed as (
        delete from popular_games where game_id not in (select id from best)
      )
      insert into popular_games (game_id, popularity, search, search_name)
      select best.* from best left join popular_games as known on known.game_id = best.id
      where (known.popularity, known.search, known.search_name)
        is distinct from (best.popularity, best.search, best.search_name)
      on conflict (game_id) do update
      set popularity = excluded.popularity, search = excluded.search, search_name = excluded.search_name`);
  });
}
