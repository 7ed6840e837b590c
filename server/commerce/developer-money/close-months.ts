import { eq, sql } from 'drizzle-orm';
import { lastEndedMonth, lineAmounts, moneyText, monthAfter } from '../../../src/domain/console/developer-money';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { statementLines, statements } from '../../platform/database/schema/developer-money';
import { developers } from '../../platform/database/schema/developers';
import { recordAudit } from '../../publishing/console/audit.repository';
import { lockDeveloper } from '../../publishing/console/member.repository';
import { membersWho, notifyMember } from '../../publishing/console/notify-member';
import { countSales, listCounted, listUncounted } from './sale.repository';
import { findStatement } from './statement.repository';
import { findTerms, lockTerms, storedMonth } from './terms.repository';

type Dependencies = Pick<ServerDependencies, 'database' | 'random' | 'realtime'>;

/** Reads the database's clock, which all servers share. */
export async function databaseTime(executor: Executor): Promise<Date> {
  const { rows } = (await executor.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)) as {
    readonly rows: readonly { readonly now: string }[];
  };
  return new Date(Number(rows[0]?.now));
}

const startOf = (month: string): Date => new Date(storedMonth(month));

interface ClosedMonth {
  readonly developerId: number;
  readonly month: string;
  readonly now: Date;
}

/** Notifies the members who may see money. Returns functions to call after the commit. */
async function notify(
  tx: Executor,
  deps: Dependencies,
  { developerId, month, now }: ClosedMonth,
  total: string,
): Promise<readonly (() => void)[]> {
  const [developer] = await tx.select({ slug: developers.slug }).from(developers).where(eq(developers.id, developerId));
  const news = {
    title: `Statement of ${month}`,
    body: `Your share is ${total}.`,
    path: `/${developer?.slug ?? ''}/money`,
  };
  const publish: (() => void)[] = [];
  for (const accountId of await membersWho(tx, developerId, 'money.read'))
    publish.push(await notifyMember(tx, deps, { accountId, now, ...news }));
  return publish;
}

/**
 * Closes a month of a developer: counts all sales before its end that no statement counts. Does nothing without such sales, without terms
 * and for a closed month. Returns functions to call after the commit.
 */
export async function closeMonth(
  tx: Executor,
  deps: Dependencies,
  closed: ClosedMonth,
): Promise<readonly (() => void)[]> {
  const { developerId, month, now } = closed;
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await lockTerms(tx);
  await lockDeveloper(tx, developerId);
  const terms = await findTerms(tx, developerId, month);
  if (!terms || (await findStatement(tx, developerId, month))) return [];
  const statementId = deps.random.uuid();
  const before = startOf(monthAfter(month, 1));
  await countSales(tx, { developerId, statementId, before });
  const items = await listCounted(tx, statementId);
  if (items.length === 0) return [];
  const amounts = lineAmounts(
    items.map(({ coins }) => coins),
    terms,
  );
  const lines = items.map((item, position) => ({ ...item, statementId, position, amount: amounts[position] ?? 0 }));
  const total = (column: 'sold' | 'coins' | 'amount') => lines.reduce((sum, line) => sum + line[column], 0);
  const { minimum: _minimum, ...kept } = terms;
  const amount = total('amount');
  await tx.insert(statements).values({
    ...{ id: statementId, developerId, month: storedMonth(month), ...kept, closedAt: now },
    ...{ sold: total('sold'), coins: total('coins'), amount },
  });
  // One statement has at most 65,535 parameters.
  for (let at = 0; at < lines.length; at += 1000) await tx.insert(statementLines).values(lines.slice(at, at + 1000));
  const text = moneyText(amount, terms.currency);
  await recordAudit(tx, {
    member: { developerId, kind: 'system' },
    ...{ event: 'statement.close', text: `Closed the statement of ${month} with ${text}.`, now },
  });
  return notify(tx, deps, closed, text);
}

/** Closes every ended month of developers with sales, one transaction each. Ends are those of the database's clock. Throws the errors of failed developers after all others. */
export async function closeMonths(deps: Dependencies, signal?: AbortSignal): Promise<void> {
  const { database } = deps;
  const now = await databaseTime(database.db);
  const last = lastEndedMonth(now.getTime());
  const failures: Error[] = [];
  for (const { developerId, first } of await listUncounted(database.db, startOf(monthAfter(last, 1))))
    try {
      for (let month = first.toISOString().slice(0, 7); month <= last; month = monthAfter(month, 1)) {
        if (signal?.aborted === true) break;
        const closed = { developerId, month, now };
        for (const publish of await database.transaction((tx) => closeMonth(tx, deps, closed))) publish();
      }
    } catch (error) {
      failures.push(new Error(`The months of developer ${String(developerId)} are not closed.`, { cause: error }));
    }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
}
