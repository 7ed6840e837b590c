import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const LETTER = '[[:alnum:]_]';

const quoted = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** An SQL expression: a text without these names and addresses, in any letter case and where they are whole words; never longer than it was. */
export function withoutNames(column: PgColumn, names: readonly string[]): SQL {
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(quoted);
  const pattern = `(?<!${LETTER})(?:${longestFirst.join('|')})(?!${LETTER})`;
  return sql`regexp_replace(${column}, ${pattern}, '…', 'gi')`;
}
