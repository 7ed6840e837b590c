import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/executor';
import { withoutNames } from './forget-names';
import type { PersonalReference } from './personal-reference';

const nulled = (column: PgColumn): SQL => sql`${sql.identifier(column.name)} = null`;

/** Does to the rows of one reference what is declared for it; `names` are taken out of texts that stay. */
export async function applyRetentionPolicy(
  tx: Executor,
  { column, fate }: PersonalReference,
  accountId: string,
  names: readonly string[],
): Promise<void> {
  const { table } = column;
  const set = (changes: readonly SQL[]) =>
    tx.execute(sql`update ${table} set ${sql.join([...changes], sql`, `)} where ${column} = ${accountId}`);
  if (fate.kind === 'delete') {
    await tx.delete(table).where(and(eq(column, accountId), fate.only));
  } else if (fate.kind === 'forget') {
    const texts = fate.texts.map((text) => sql`${sql.identifier(text.name)} = ${withoutNames(text, names)}`);
    const emptied = fate.emptied.map((text) => sql`${sql.identifier(text.name)} = ''`);
    await set([nulled(column), ...texts, ...emptied]);
  } else if (fate.cleared) {
    await set(fate.cleared.map(nulled));
  }
}
