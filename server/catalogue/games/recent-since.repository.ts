import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { meta } from '../../platform/database/schema/meta';

const KEY = 'games-recent-since';

/** Takes the games that were updated between two moments out of the counts as they are counted now (-1), or in (1). */
const count = (one: string, other: string, change: 1 | -1) => sql`
  select count_changed_games(array(
    select row(id, genre_id, category_id, kind, updated_at, released_at, popularity, rating, ${change}::integer, capability_bits)::counted_game
    from games
    where status = 'published'
      and updated_at >= least(${one}::timestamptz, ${other}::timestamptz)
      and updated_at < greatest(${one}::timestamptz, ${other}::timestamptz)
  ))`;

/** Moves the moment since which an update is recent, and counts the games that it passes over anew; needs the lock of the counts. */
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
