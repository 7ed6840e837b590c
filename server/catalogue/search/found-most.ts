import { sql } from 'drizzle-orm';

/** Maximum number of results of one type. The exact number of further results is not reported. */
export const FOUND_MOST = 250;

/** `FOUND_MOST` plus one, as a constant of a statement: the sign that there are more results. */
export const beyondMost = sql`251`;
