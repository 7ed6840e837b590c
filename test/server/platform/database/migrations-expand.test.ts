import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrationsFolder } from '../../../../server/platform/database/migrations-folder';

/** First migration during which servers of the previous release are running. */
const FIRST = '0011';

const CONTRACTING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|type|function|schema)\b/i, 'removes what the previous release uses'],
  [/\brename\b/i, 'renames what the previous release uses'],
  [/\bset\s+not\s+null\b/i, 'refuses rows of the previous release'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'rewrites a table and changes a type'],
  [
    /\badd\s+column\s+(?=[^;]*\bnot\s+null\b)(?![^;]*\bdefault\b)(?![^;]*\bgenerated\b)/i,
    'refuses rows of the previous release',
  ],
  [/(?<!\bbefore )\btruncate\b/i, 'deletes rows'],
];

/** Returns the reasons why servers of the previous release cannot work after a migration. */
function contractions(sql: string): readonly string[] {
  const statements = sql.replace(/--.*$/gm, '').split(';');
  return statements.flatMap((statement) =>
    CONTRACTING.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => `${statement.trim()}: ${reason}`),
  );
}

describe('a migration for a rolling upgrade', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= FIRST);

  test.each(files)('%s keeps what the previous release uses', (file) => {
    expect(contractions(readFileSync(join(migrationsFolder, file), 'utf8'))).toEqual([]);
  });

  test.each([
    'alter table games drop column title',
    'DROP TABLE "games"',
    'alter table a rename column b to c',
    'alter table a alter column b set not null',
    'alter table a alter column b set data type bigint',
    'alter table "a" add column "b" text not null',
    'truncate games',
  ])('must not contain: %s', (statement) => {
    expect(contractions(`${statement};`)).toHaveLength(1);
  });

  test.each([
    'create table a (b text not null)',
    'alter table a add column b text',
    "alter table a add column b text default '' not null",
    'create index a on b (c)',
    'drop index a',
    'create trigger a before truncate on b for each statement execute function c()',
  ])('may contain: %s', (statement) => {
    expect(contractions(`${statement};`)).toEqual([]);
  });
});
