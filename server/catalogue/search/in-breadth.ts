import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/**
 * A text as the database's own query (migrations search_words, search_whole_words): no sign in it has a meaning there.
 * `breadth` is 'names' or 'texts'.
 */
export const inBreadth = (text: SQL, breadth: SQL): SQL =>
  sql`case ${breadth} when 'names' then search_whole_words(${text}) else search_words(${text}) end`;
