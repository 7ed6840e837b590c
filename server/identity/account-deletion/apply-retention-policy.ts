import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { withoutNames } from './forget-names';
import type { PersonalReference } from './personal-reference';

const nulled = (column: PgColumn): SQL => sql`${sql.identifier(column.name)} = null`;

/** Applies the retention policy of one reference to its rows. `names` are redacted from texts that stay. */
export async function applyRetentionPolicy(
  tx: Executor,
  { column, policy }: PersonalReference,
  accountId: string,
  names: readonly string[],
): Promise<void> {
  const { table } = column;
  const set = (changes: readonly SQL[]) =>
    tx.execute(sql`update ${table} set ${sql.join([...changes], sql`, `)} where ${column} = ${accountId}`);
  if (policy.kind === 'delete') {
    await tx.delete(table).where(and(eq(column, accountId), policy.only));
  } else if (policy.kind === 'forget') {
    const texts = policy.texts.map((text) => sql`${sql.identifier(text.name)} = ${withoutNames(text, names)}`);
    const emptied = policy.emptied.map((text) => sql`${sql.identifier(text.name)} = ''`);
    await set([nulled(column), ...texts, ...emptied]);
  } else if (policy.cleared) {
    await set(policy.cleared.map(nulled));
  }
}
