import { observer } from 'mobx-react-lite';
import { writtenNumber } from '../../domain/shared/written-number';
import { Soft } from '../account/account.styles';
import { useDeferred } from '../shared/use-deferred';
import { Card } from './console.styles';
import type { MoneyViewModel } from './money.view-model';
import { keyOf } from './money.view-model';
import { ScrollTable } from './ScrollTable';
import { Part } from './statistics.styles';

interface SalesTableProps {
  readonly title: string;
  /** Title of the second column. */
  readonly by: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly by: string;
    readonly sold: number;
    readonly coins: number;
  }[];
}

const SalesTable = observer(function SalesTable({ title, by, rows }: SalesTableProps) {
  return (
    <Card>
      <h2>{title}</h2>
      <ScrollTable label={title} heads={['Item', by, 'Sold', 'Coins']}>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td>{row.by}</td>
            <td>{writtenNumber(row.sold)}</td>
            <td>{writtenNumber(row.coins)}</td>
          </tr>
        ))}
      </ScrollTable>
    </Card>
  );
});

/** Distances of the chart's lines in whole coins. */
const COIN_STEPS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((power) => [power, 2 * power, 5 * power]);

/** The table has the same numbers. */
const ignoreFailure = () => undefined;

/** Chart and tables of the coins in the chosen period. */
export const MoneyTables = observer(function MoneyTables({ money }: { readonly money: MoneyViewModel }) {
  const chart = useDeferred(true, () => import('./DayChart'), ignoreFailure);
  const { items, sales, coinsByDay: days, page } = money;
  if (items.length === 0) return <Soft>No sales in this period.</Soft>;
  const lines = [{ title: 'Coins', values: days.map(({ coins }) => coins), text: writtenNumber }];
  return (
    <Part aria-busy={page.loading}>
      <Card>
        <h2>Coins by day</h2>
        {chart === undefined ? null : (
          <chart.DayChart days={days.map(({ day }) => day)} lines={lines} steps={COIN_STEPS} />
        )}
        <Soft>Days end at midnight UTC.</Soft>
      </Card>
      <SalesTable
        title="Coins by item"
        by="Game"
        rows={items.map((item) => ({ ...item, key: keyOf(item), name: item.itemName, by: item.gameTitle }))}
      />
      <SalesTable
        title="Coins by day and item"
        by="Day"
        rows={sales.map((sale) => ({ ...sale, key: `${sale.day}/${keyOf(sale)}`, name: sale.itemName, by: sale.day }))}
      />
    </Part>
  );
});
