import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const LETTER = '[[:alnum:]_]';

const quoted = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Returns an SQL expression that redacts whole-word, case-insensitive matches of these names. The result is never longer than the text. */
export function withoutNames(column: PgColumn, names: readonly string[]): SQL {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(quoted);
  const pattern = `(?<!${LETTER})(?:${longestFirst.join('|')})(?!${LETTER})`;
  return sql`regexp_replace(${column}, ${pattern}, '…', 'gi')`;
}
