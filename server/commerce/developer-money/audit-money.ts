import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';

/** Maximum number of reported faults of one kind. */
const MAX_FAULTS = 100;

/** Each query returns the text of a fault in each row. Sums come from the ledger. */
const queries = [
  sql`select 'Sale ' || item_sales.transaction_id || ' is not in the ledger.' as fault
    from item_sales left join ledger_entries on ledger_entries.transaction_id = item_sales.transaction_id
      and ledger_entries.portal_ledger = 'items' and ledger_entries.amount > 0
    where ledger_entries.id is null order by item_sales.transaction_id`,
  // The games of purchases before this table are unknown where the buyer's account is deleted.
  sql`select 'Transaction ' || ledger_entries.transaction_id || ' paid for an item, but no sale names it.' as fault
    from ledger_entries inner join accounts on accounts.id = ledger_entries.account_id
      left join item_sales on item_sales.transaction_id = ledger_entries.transaction_id
    where ledger_entries.reason = 'item' and accounts.deleted_at is null and item_sales.transaction_id is null
    order by ledger_entries.transaction_id`,
  sql`with entered as (
      select item_sales.statement_id, item_sales.game, item_sales.item, sum(item_sales.count) as sold,
        sum(ledger_entries.amount) as coins
      from item_sales inner join ledger_entries on ledger_entries.transaction_id = item_sales.transaction_id
        and ledger_entries.portal_ledger = 'items'
      where item_sales.statement_id is not null
      group by item_sales.statement_id, item_sales.game, item_sales.item)
    select 'Statement ' || coalesce(statement_lines.statement_id, entered.statement_id) || ' has '
      || coalesce(statement_lines.sold, 0) || ' sold and ' || coalesce(statement_lines.coins, 0) || ' coins of '
      || coalesce(statement_lines.game, entered.game) || '/' || coalesce(statement_lines.item, entered.item)
      || ', but the ledger has ' || coalesce(entered.sold, 0) || ' and ' || coalesce(entered.coins, 0) || '.' as fault
    from statement_lines full join entered on entered.statement_id = statement_lines.statement_id
      and entered.game = statement_lines.game and entered.item = statement_lines.item
    where entered.coins is distinct from statement_lines.coins or entered.sold is distinct from statement_lines.sold
    order by 1`,
  sql`select 'Statement ' || statements.id || ' has ' || statements.sold || ' sold, ' || statements.coins
      || ' coins and the amount ' || statements.amount || ', but its lines have ' || coalesce(sum(statement_lines.sold), 0)
      || ', ' || coalesce(sum(statement_lines.coins), 0) || ' and ' || coalesce(sum(statement_lines.amount), 0) || '.' as fault
    from statements left join statement_lines on statement_lines.statement_id = statements.id
    group by statements.id
    having statements.coins is distinct from sum(statement_lines.coins)
      or statements.sold is distinct from sum(statement_lines.sold)
      or statements.amount is distinct from sum(statement_lines.amount)
    order by statements.id`,
  sql`with owed as (
      select id, amount, coins, floor(coins * per_thousand::numeric * basis_points / 10000000) as correct from statements)
    select 'Statement ' || id || ' has the amount ' || amount || ', but the share of ' || coins || ' coins is ' || correct
      || '.' as fault
    from owed where amount <> correct order by id`,
  sql`with earned as (select developer_id, sum(amount) as amount from statements group by developer_id),
      paid as (select developer_id, sum(amount) as amount from payouts where state <> 'refused' group by developer_id)
    select 'Developer ' || paid.developer_id || ' has payouts of ' || paid.amount || ', but statements of '
      || coalesce(earned.amount, 0) || '.' as fault
    from paid left join earned on earned.developer_id = paid.developer_id
    where paid.amount > coalesce(earned.amount, 0) order by paid.developer_id`,
];

/**
 * Compares sales, statements and payouts of developers with the ledger, and describes the differences. Contains ids, slugs and sums, no
 * personal data. Amounts are in hundredths of the currency.
 */
export async function moneyFaults(executor: Executor): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const query of queries) {
    const { rows } = (await executor.execute(sql`${query} limit ${MAX_FAULTS}`)) as {
      readonly rows: readonly { readonly fault: string }[];
    };
    faults.push(...rows.map(({ fault }) => fault));
  }
  return faults;
}
