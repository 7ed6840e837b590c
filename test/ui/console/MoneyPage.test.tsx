import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aDayOfSales, aPayout, aStatement } from '../../fakes/fake-money-gateway';
import { asRole, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/money';
const TODAY = '2026-01-01';

describe('the money of a developer', () => {
  test('shows coins by item and day, balance, statements and payouts', async () => {
    visitConsole(PAGE, (_, { money }) => {
      money.now = {
        ...money.now,
        ...{ firstDay: TODAY, days: [aDayOfSales(TODAY)], balance: 4550, statements: [aStatement()] },
        payouts: [aPayout({ state: 'settled', decided: '2025-11-03T10:00:00.000Z', reference: 'SEPA 77' })],
      };
    });
    expect(await screen.findByRole('heading', { name: 'Balance: 45.50 EUR' })).toBeDefined();
    const items = within(screen.getByRole('region', { name: 'Coins by item' }));
    expect(items.getByRole('row', { name: 'Hat Kite 2 10' })).toBeDefined();
    const days = within(screen.getByRole('region', { name: 'Coins by day and item' }));
    expect(days.getByRole('row', { name: `Hat ${TODAY} 2 10` })).toBeDefined();
    expect(screen.getByRole('button', { name: 'PDF of 2025-10' })).toBeDefined();
    expect(screen.getByText('Reference: SEPA 77')).toBeDefined();
  });

  test('requests a payout and shows that it waits', async () => {
    const { user, money } = visitConsole(PAGE, (_, others) => {
      others.money.now = { ...others.money.now, balance: 4550, statements: [aStatement()] };
    });
    await user.type(await screen.findByLabelText('Amount in EUR'), '9');
    await user.click(screen.getByRole('button', { name: 'Request payout' }));
    expect(await screen.findByText('The least amount is 10.00 EUR.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Whole balance' }));
    await user.click(screen.getByRole('button', { name: 'Request payout' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Request' }));
    expect(await screen.findByText(/Your payout is waiting for the operator/)).toBeDefined();
    expect(money.calls).toContainEqual(['requestPayout', 'paper-moon', 4550]);
    expect(screen.queryByLabelText('Amount in EUR')).toBeNull();
  });

  test('says that payouts are off without a value of coins, and what appears after the first sale', async () => {
    visitConsole(PAGE, (_, { money }) => {
      money.now = { ...money.now, terms: undefined };
    });
    expect(await screen.findByRole('heading', { name: 'Payouts are off' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'No sales yet' })).toBeDefined();
    expect(screen.queryByLabelText('Period')).toBeNull();
  });

  test('shows no form below the least amount, and none to an analyst', async () => {
    visitConsole(PAGE, (_, { money }) => {
      money.now = { ...money.now, balance: 999 };
    });
    expect(await screen.findByText('You can request a payout from 10.00 EUR on.')).toBeDefined();
    expect(screen.queryByLabelText('Amount in EUR')).toBeNull();
    cleanup();
    visitConsole(PAGE, (gateway, { money }) => {
      gateway.current = asRole('analyst');
      money.now = { ...money.now, balance: 5000 };
    });
    expect(await screen.findByText('Only owners can request a payout.')).toBeDefined();
  });

  test('is closed to publishers and the support, who see no tab', async () => {
    for (const role of ['publisher', 'support'] as const) {
      const { money } = visitConsole(PAGE, (gateway) => {
        gateway.current = asRole(role);
      });
      expect(await screen.findByText('Only owners and analysts can see this page')).toBeDefined();
      expect(screen.queryByRole('link', { name: 'Money' })).toBeNull();
      expect(money.calls).toEqual([]);
      cleanup();
    }
  });

  test('shows a failure with a retry button', async () => {
    const { user, money } = visitConsole(PAGE, (_, others) => {
      others.money.failure = { kind: 'network' };
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    money.failure = undefined;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: /Balance/ })).toBeDefined();
  });
});
