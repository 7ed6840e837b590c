import { sql } from 'drizzle-orm';

/** How many results a search lists of a type; when there are more, their number is not told exactly. */
export const FOUND_MOST = 1000;

/** One more as a constant of a statement: so many rows say that there is more. */
export const beyondMost = sql`1001`;
