import type { SQL } from 'drizzle-orm';
import { and, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Condition for deleting rows whose moment has passed by a number of milliseconds, by the caller's clock and by the database's. A clock that has jumped
 * ahead since the last heartbeat deletes nothing early.
 */
export const isPast = (moment: PgColumn, now: Date, milliseconds = 0): SQL | undefined =>
  and(
    lte(moment, new Date(now.getTime() - milliseconds)),
    lte(moment, sql`clock_timestamp() - make_interval(secs => ${milliseconds / 1000})`),
  );
