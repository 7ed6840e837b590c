import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';

/** Stores the 2,000 most popular published games for the search. Unchanged ones are not written. */
export async function storePopularGames(executor: Executor): Promise<void> {
  await executor.execute(sql`
    with best as materialized (
      select id, popularity, search, search_name from games
      where status = 'published' order by popularity desc, id desc limit 2000
    ), removed as (
      delete from popular_games where game_id not in (select id from best)
    )
    insert into popular_games as known (game_id, popularity, search, search_name) select * from best
    on conflict (game_id) do update
    set popularity = excluded.popularity, search = excluded.search, search_name = excluded.search_name
    where (known.popularity, known.search, known.search_name)
      is distinct from (excluded.popularity, excluded.search, excluded.search_name)`);
}
