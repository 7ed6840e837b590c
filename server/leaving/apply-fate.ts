import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/executor';
import { withoutNames } from './forget-names';
import type { PersonalReference } from './personal-reference';

/** Does to the rows of one reference what is declared for it; `names` are taken out of texts that stay. */
export async function applyFate(
  tx: Executor,
  { column, fate }: PersonalReference,
  accountId: string,
  names: readonly string[],
): Promise<void> {
  const { table } = column;
  if (fate.kind === 'delete') {
    await tx.delete(table).where(and(eq(column, accountId), fate.only));
  } else if (fate.kind === 'forget') {
    const texts = fate.texts.map((text) => sql`${sql.identifier(text.name)} = ${withoutNames(text, names)}`);
    const emptied = fate.emptied.map((text) => sql`${sql.identifier(text.name)} = ''`);
    const changes = sql.join([sql`${sql.identifier(column.name)} = null`, ...texts, ...emptied], sql`, `);
    await tx.execute(sql`update ${table} set ${changes} where ${column} = ${accountId}`);
  }
}
