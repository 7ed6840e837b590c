import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { meta } from '../../platform/database/schema/platform';

const KEY = 'games-recent-since';

/** Adds the games updated between two moments to the counts (1) or removes them (-1). */
const count = (one: string, other: string, change: 1 | -1) => sql`
  select count_changed_games(array(
    select row(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, ${change}::integer, capability_bits)::counted_game
    from games
    where status = 'published'
      and updated_at >= least(${one}::timestamptz, ${other}::timestamptz)
      and updated_at < greatest(${one}::timestamptz, ${other}::timestamptz)
  ))`;

/** Moves the limit of "recently updated" and recounts the games that it passes. Requires `lockCounts`. */
export async function moveRecentSince(tx: Executor, since: Date, now: Date): Promise<void> {
  const [known] = await tx.select({ value: meta.value }).from(meta).where(eq(meta.key, KEY));
  const [before, after] = [known?.value ?? '-infinity', since.toISOString()];
  await tx.execute(count(before, after, -1));
  await tx
    .insert(meta)
    .values({ key: KEY, value: after, writtenAt: now })
    .onConflictDoUpdate({ target: meta.key, set: { value: after, writtenAt: now } });
  await tx.execute(count(before, after, 1));
}
