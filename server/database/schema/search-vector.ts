import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** How much a word counts where it stands: a title before labels (tags, category, developer), an excerpt, a body. */
export interface SearchedTexts {
  readonly title: string;
  readonly labels?: string;
  readonly excerpt?: string;
  readonly body?: string;
}

const WEIGHTS = [
  ['title', 'A'],
  ['labels', 'B'],
  ['excerpt', 'C'],
  ['body', 'D'],
] as const satisfies readonly (readonly [keyof SearchedTexts, string])[];

/** Characters of a body that are searched; a vector has a limit, and so has a reader. */
const BODY_MAX = 50_000;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of a row by weight, kept by the database itself from these SQL expressions.
 * `simple`, since titles are names in any language: no stemming stands between a word and its beginning, and no stop word is lost.
 */
export function searchVector(texts: SearchedTexts) {
  const parts = WEIGHTS.flatMap(([part, weight]) => {
    const text = texts[part];
    if (text === undefined) return [];
    const read = part === 'body' ? `left(${text}, ${String(BODY_MAX)})` : text;
    return [`setweight(to_tsvector('simple', search_fold(${read})), '${weight}')`];
  });
  return tsvector('search')
    .notNull()
    .generatedAlwaysAs(sql.raw(parts.join(' || ')));
}

/** The folded form of an SQL expression, indexed for likeness by its trigrams. */
export function likeness(text: string): SQL {
  return sql.raw(`search_fold(${text}) gin_trgm_ops`);
}
