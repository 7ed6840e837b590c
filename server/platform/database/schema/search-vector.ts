import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { customType, text } from 'drizzle-orm/pg-core';

/** SQL expressions of the texts of a row, the weightiest first: labels are tags, category and developer. */
export interface SearchedTexts {
  readonly title: SQL;
  readonly labels?: SQL;
  readonly excerpt?: SQL;
  readonly body?: SQL;
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const words = (part: SQL | undefined, weight: SQL): readonly SQL[] =>
  part === undefined ? [] : [sql`setweight(to_tsvector('simple', search_fold(${part})), ${weight})`];

/**
 * The words of a row by weight, kept by the database itself.
 * `simple`, since titles are names in any language: no stemming stands between a word and its beginning, and no stop word is lost.
 */
export function searchVector({ title, labels, excerpt, body }: SearchedTexts) {
  const parts = [
    ...words(title, sql`'A'`),
    ...words(labels, sql`'B'`),
    ...words(excerpt, sql`'C'`),
    // A vector holds so much and no more.
    ...words(body && sql`left(${body}, 50000)`, sql`'D'`),
  ];
  return tsvector('search')
    .notNull()
    .generatedAlwaysAs(sql.join(parts, sql` || `));
}

/** The folded form of what a row is called, kept by the database itself: a mistyped search is compared with it. */
export function searchName(name: SQL) {
  return text('search_name')
    .notNull()
    .generatedAlwaysAs(sql`search_fold(${name})`);
}
