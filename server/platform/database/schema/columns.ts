import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A UTC timestamp with the millisecond precision of a JavaScript date, so values survive a round trip. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** SQL expressions of a row's texts, by descending weight. Labels are tags, category and developer. */
export interface SearchedTexts {
  readonly title: SQL;
  readonly labels?: SQL;
  readonly excerpt?: SQL;
  readonly body?: SQL;
}

/** Words of a text and their weights. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const words = (part: SQL | undefined, weight: SQL): readonly SQL[] =>
  part === undefined ? [] : [sql`setweight(to_tsvector('simple', search_fold(${part})), ${weight})`];

/**
 * Generated column with a row's words by weight. Uses `simple`: titles are names in any language, so stemming and stop
 * words would break prefix search.
 */
export function searchVector({ title, labels, excerpt, body }: SearchedTexts) {
  const parts = [
    ...words(title, sql`'A'`),
    ...words(labels, sql`'B'`),
    ...words(excerpt, sql`'C'`),
    // A `tsvector` has a maximum size.
    ...words(body && sql`left(${body}, 50000)`, sql`'D'`),
  ];
  return tsvector('search')
    .notNull()
    .generatedAlwaysAs(sql.join(parts, sql` || `));
}

/** Generated column with the folded name of a row, compared with mistyped searches. */
export function searchName(name: SQL) {
  return text('search_name')
    .notNull()
    .generatedAlwaysAs(sql`search_fold(${name})`);
}
