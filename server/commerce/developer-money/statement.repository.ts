import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Statement, StatementHead } from '../../../src/domain/console/developer-money';
import type { Executor } from '../../platform/database/executor';
import { statementLines, statements } from '../../platform/database/schema/developer-money';
import { monthOfStored, storedMonth } from './terms.repository';

type Row = typeof statements.$inferSelect;

const headOf = ({ month, currency, perThousand, basisPoints, sold, coins, amount, closedAt }: Row): StatementHead => ({
  ...{ currency, perThousand, basisPoints, sold, coins, amount },
  month: monthOfStored(month),
  closed: closedAt.toISOString(),
});

/** Lists the statements of a developer, newest first. */
export async function listStatements(executor: Executor, developerId: number): Promise<StatementHead[]> {
  const rows = await executor
    .select()
    .from(statements)
    .where(eq(statements.developerId, developerId))
    .orderBy(desc(statements.month));
  return rows.map(headOf);
}

/** Finds the statement of a developer for a month. */
export async function findStatement(
  executor: Executor,
  developerId: number,
  month: string,
): Promise<Statement | undefined> {
  const ofMonth = and(eq(statements.developerId, developerId), eq(statements.month, storedMonth(month)));
  const [row] = await executor.select().from(statements).where(ofMonth);
  if (!row) return undefined;
  const { statementId: _id, position: _position, ...columns } = getTableColumns(statementLines);
  const lines = await executor
    .select(columns)
    .from(statementLines)
    .where(eq(statementLines.statementId, row.id))
    .orderBy(asc(statementLines.position));
  return { ...headOf(row), lines };
}
