import { describe, expect, test } from 'vitest';
import { ok } from '../../../src/domain/shared/result';
import { MoneyViewModel } from '../../../src/ui/console/money.view-model';
import { FakeClock } from '../../fakes/fake-clock';
import { aDayOfSales, aPayout, aStatement, FakeMoneyGateway } from '../../fakes/fake-money-gateway';
import { settle } from './console-fixture';

const TODAY = Date.parse('2026-03-10T12:00:00Z');

function setUp(change: (gateway: FakeMoneyGateway) => void = () => undefined) {
  const gateway = new FakeMoneyGateway();
  gateway.now = { ...gateway.now, balance: 4550, statements: [aStatement()] };
  change(gateway);
  const saved: unknown[][] = [];
  const toasts: unknown[] = [];
  const questions: string[] = [];
  const view = new MoneyViewModel(
    {
      gateway,
      clock: new FakeClock(TODAY),
      dialogs: {
        ask: async (question) => {
          questions.push(question.title);
          const done = await question.confirm.run?.();
          return done?.ok === false ? ok('cancel') : ok('confirm');
        },
      },
      notices: { announce: (toast) => void toasts.push(toast) },
      files: { save: (...file) => void saved.push(file) },
    },
    'paper-moon',
  );
  return { gateway, view, saved, toasts, questions };
}

describe('MoneyViewModel', () => {
  test('loads the period until today, and the last choice wins', async () => {
    const { gateway, view } = setUp((fake) => {
      fake.now = { ...fake.now, firstDay: '2026-03-01', days: [aDayOfSales('2026-03-01'), aDayOfSales('2026-03-09')] };
    });
    view.start();
    view.choosePeriod('7');
    await settle();
    expect(gateway.calls).toEqual([
      ['money', 'paper-moon', '2026-02-11', '2026-03-10'],
      ['money', 'paper-moon', '2026-03-04', '2026-03-10'],
    ]);
    expect(view.coinsByDay).toHaveLength(7);
    expect(view.coinsByDay.filter(({ coins }) => coins > 0)).toEqual([{ day: '2026-03-09', coins: 10 }]);
    view.choosePeriod('all');
    await settle();
    expect(view.coinsByDay).toHaveLength(10);
  });

  test('shows the coins of one item, and all items once the item has no sales', async () => {
    const { view } = setUp((fake) => {
      const rope = { item: 'rope', itemName: 'Rope', coins: 99 };
      fake.now = {
        ...{ ...fake.now, firstDay: '2026-02-20' },
        days: [aDayOfSales('2026-02-20', rope), aDayOfSales('2026-03-09')],
      };
    });
    view.start();
    await settle();
    expect(view.items.map(({ item }) => item)).toEqual(['rope', 'hat']);
    view.chooseItem('kite/rope');
    expect(view.sales.map(({ day, coins }) => [day, coins])).toEqual([['2026-02-20', 99]]);
    view.choosePeriod('7');
    await settle();
    expect([view.item, view.sales.length]).toEqual(['all', 1]);
  });

  test('explains an amount that cannot be requested, and sends nothing', async () => {
    const { gateway, view, questions } = setUp();
    view.start();
    await settle();
    expect(view.amountProblem).toBeUndefined();
    const problemOf = async (amount: string) => {
      view.typeAmount(amount);
      await view.requestPayout();
      return view.amountProblem;
    };
    expect(await problemOf('')).toBe('Enter an amount such as 50.00.');
    expect(await problemOf('45.51')).toBe('Your balance is 45.50 EUR.');
    expect(await problemOf('9.99')).toBe('The least amount is 10.00 EUR.');
    expect([questions, gateway.calls.length]).toEqual([[], 1]);
  });

  test('requests the whole balance after a confirmation, and loads again', async () => {
    const { gateway, view, questions, toasts } = setUp();
    view.start();
    await settle();
    view.typeBalance();
    await view.requestPayout();
    expect(questions).toEqual(['Request 45.50 EUR?']);
    expect(gateway.calls).toContainEqual(['requestPayout', 'paper-moon', 4550]);
    expect(toasts).toHaveLength(1);
    expect(view.page.value).toMatchObject({ balance: 0, payouts: [aPayout({ amount: 4550 })] });
    expect(view.amount).toBe('');
  });

  test('saves a statement as CSV and as PDF, or reports the failure', async () => {
    const { gateway, view, saved, toasts } = setUp();
    await view.saveCsv('2025-10');
    await view.savePdf('2025-10');
    expect(saved).toEqual([
      [
        'paper-moon-statement-2025-10.csv',
        expect.stringContaining('2025-10,kite,Kite,hat,Hat,2,1000,45.50,EUR'),
        'text/csv',
      ],
      ['paper-moon-statement-2025-10.pdf', new Uint8Array([37, 80, 68, 70]), 'application/pdf'],
    ]);
    gateway.failure = { kind: 'network' };
    await view.saveCsv('2025-10');
    await view.savePdf('2025-10');
    expect([saved.length, toasts.length]).toEqual([2, 2]);
  });

  test('keeps a failed load with its text', async () => {
    const { gateway, view } = setUp((fake) => {
      fake.failure = { kind: 'network' };
    });
    view.start();
    await settle();
    expect([view.page.failure === undefined, view.page.value]).toEqual([false, undefined]);
    gateway.failure = undefined;
    await view.page.load();
    expect(view.page.failure).toBeUndefined();
  });
});
