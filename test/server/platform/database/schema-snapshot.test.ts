import { getTableConfig } from 'drizzle-orm/pg-core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../../drizzle.config';
import { schema } from '../../../../server/platform/database/schema';

interface Snapshot {
  readonly tables: Readonly<Record<string, { readonly name: string; readonly columns: object }>>;
}

const META = 'server/platform/database/migrations/meta';

test('`npm run db:generate` finds the schema in the configured folder', () => {
  expect(existsSync(join(dirname(String(config.schema)), 'accounts.ts'))).toBe(true);
});

test('the snapshot of the newest migration has the tables and columns of the schema', () => {
  const newest = readdirSync(META)
    .sort()
    .findLast((name) => name.endsWith('_snapshot.json'));
  const { tables } = JSON.parse(readFileSync(join(META, newest ?? ''), 'utf8')) as Snapshot;
  const migrated = Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns).sort()] as const);
  const current = Object.values(schema).map((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, columns.map((column) => column.name).sort()] as const;
  });
  expect(Object.fromEntries(migrated)).toEqual(Object.fromEntries(current));
});
