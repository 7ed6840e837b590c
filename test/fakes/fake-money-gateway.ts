import type { MoneyGateway } from '../../src/application/console/money-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { DaySales, DeveloperMoney, Payout, Statement } from '../../src/domain/console/developer-money';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Creates sales of a day. */
export const aDayOfSales = (day: string, change: Partial<DaySales> = {}): DaySales => ({
  ...{ day, game: 'kite', gameTitle: 'Kite', item: 'hat', itemName: 'Hat', sold: 2, coins: 10 },
  ...change,
});

/** Creates the statement of October 2025. */
export const aStatement = (change: Partial<Statement> = {}): Statement => ({
  ...{ month: '2025-10', currency: 'EUR', perThousand: 6500, basisPoints: 7000 },
  ...{ sold: 2, coins: 1000, amount: 4550, closed: '2025-11-01T01:00:00.000Z' },
  lines: [{ game: 'kite', gameTitle: 'Kite', item: 'hat', itemName: 'Hat', sold: 2, coins: 1000, amount: 4550 }],
  ...change,
});

/** Creates a payout of 20.00 EUR that waits. */
export const aPayout = (change: Partial<Payout> = {}): Payout => ({
  ...{ id: 'p1', currency: 'EUR', amount: 2000, state: 'requested', requested: '2025-11-02T10:00:00.000Z' },
  ...{ decided: undefined, reference: undefined, reason: undefined },
  ...change,
});

/** In-memory money of one developer; every call fails with `failure` while it is set. */
export class FakeMoneyGateway implements MoneyGateway {
  failure: ApiFailure | undefined;
  now: DeveloperMoney = {
    ...{ firstDay: undefined, days: [], balance: 0, statements: [], payouts: [] },
    terms: { currency: 'EUR', perThousand: 6500, basisPoints: 7000, minimum: 1000 },
  };
  readonly calls: unknown[][] = [];

  private async answer<T>(value: () => T): Promise<Result<T, ApiFailure>> {
    return this.failure === undefined ? ok(value()) : err(this.failure);
  }

  money(developer: string, { from, to }: { readonly from: string; readonly to: string }) {
    this.calls.push(['money', developer, from, to]);
    return this.answer(() => ({ ...this.now, days: this.now.days.filter(({ day }) => day >= from && day <= to) }));
  }

  statement = (_developer: string, month: string) => this.answer(() => aStatement({ month }));

  statementPdf = () => this.answer(() => new Uint8Array([37, 80, 68, 70]));

  requestPayout(developer: string, amount: number) {
    this.calls.push(['requestPayout', developer, amount]);
    return this.answer(() => {
      const { balance, payouts } = this.now;
      this.now = { ...this.now, balance: balance - amount, payouts: [aPayout({ amount }), ...payouts] };
    });
  }
}
