// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { BelongingList } from '../../../src/domain/inventory/belongings';
import type { Cents } from '../../../src/domain/market/money';
import type { Receipt, ReceiptList } from '../../../src/domain/market/receipt';
import { paginate } from '../../../src/domain/shared/pagination';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { AccountListViewModel } from '../../../src/ui/account/account-list.view-model';
import { InventoryPage } from '../../../src/ui/account/inventory.page';
import { PurchasesPage } from '../../../src/ui/account/purchases.page';
import { sessionScreenFixture } from '../session/session-screen-fixture';

const date = '2026-03-01T12:05:00.000Z';
const money = { price: 799 as Cents, net: 671 as Cents, vat: 128 as Cents, vatRate: 19 };
const coins: Receipt = {
  id: '7',
  kind: 'coins',
  title: '100 coins',
  date,
  coins: 100,
  money,
  state: 'done',
  undone: undefined,
};
const premium: Receipt = {
  id: 'p3',
  kind: 'premium',
  title: 'Premium, one month',
  date,
  coins: -10,
  money: undefined,
  state: 'done',
  undone: undefined,
};

async function show(page: (fixture: ReturnType<typeof sessionScreenFixture>) => ReactNode, path = '/account/shop') {
  const fixture = sessionScreenFixture();
  await fixture.logIn.execute('nova', 'Holocade!1');
  fixture.session.start();
  const router = createMemoryRouter([{ path: path.split('?')[0] ?? '', element: page(fixture) }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { ...fixture, router, user: userEvent.setup() };
}

function showPurchases(answers: readonly Result<ReceiptList, ApiFailure>[], path?: string) {
  const asked: number[] = [];
  const ask = (page: number) => {
    asked.push(page);
    return Promise.resolve(answers[asked.length - 1] ?? err({ kind: 'network' as const }));
  };
  const shown = show(
    ({ session, state }) => (
      <PurchasesPage session={session} createReceipts={(page) => new AccountListViewModel(ask, state, page)} />
    ),
    path,
  );
  return shown.then((parts) => ({ ...parts, asked }));
}

const refunded = { state: 'refunded', undone: { taken: 60, date: '2026-03-03T08:00:00.000Z' } } as const;
const seller = ['Paper Moon Ltd', '1 Quiet Lane', 'Bath'];
const receipts = (...items: readonly Receipt[]) => ok({ items, pagination: paginate(items.length, 1, 10), seller });

afterEach(cleanup);

describe('PurchasesPage', () => {
  test('shows title, date, number, price with VAT and refund of each purchase', async () => {
    await showPurchases([receipts({ ...coins, ...refunded }, premium)]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('100 coinsRefundedMar 1, 2026 12:05 PM · Receipt 7');
    expect(first?.textContent).toContain('Net $6.71 + 19% VAT $1.28');
    expect(first?.textContent).toContain('Receipt 7 was refunded on Mar 3, 2026 8:00 AM. 60 coins were taken back.');
    expect(first?.textContent).toMatch(/\$7\.99\+100 coins$/);
    expect(second?.textContent).toContain('Premium, one monthMar 1, 2026 12:05 PM · Purchase p3');
    expect(second?.textContent).toMatch(/−10 coins$/);
    expect(screen.getByText(/Prices include VAT/).textContent).toBe('Bought by nova. Prices include VAT.');
    expect(screen.getByText('Sold by Paper Moon Ltd, 1 Quiet Lane, Bath.')).toBeDefined();
  });

  test('uses the singular for one coin', async () => {
    await showPurchases([receipts({ ...premium, coins: -1 })]);
    expect((await screen.findByText(/Purchase p3/)).closest('li')?.textContent).toMatch(/−1 coin$/);
  });

  test('omits the seller when none is configured', async () => {
    await showPurchases([ok({ items: [coins], pagination: paginate(1, 1, 10), seller: [] })]);
    await screen.findByText(/Receipt 7/);
    expect(screen.queryByText(/Sold by/)).toBeNull();
  });

  test('marks a disputed payment', async () => {
    await showPurchases([
      receipts({ ...coins, state: 'disputed', undone: { taken: 0, date: '2026-03-03T08:00:00.000Z' } }),
    ]);
    expect(await screen.findByText('Disputed')).toBeDefined();
    expect(
      screen.getByText(/bank has been reviewing Receipt 7 since Mar 3, 2026 8:00 AM\. No coins were taken back/),
    ).toBeDefined();
  });

  test('links to the shop when there are no purchases', async () => {
    await showPurchases([receipts()]);
    expect((await screen.findByRole('link', { name: 'Visit the shop' })).getAttribute('href')).toBe('/market');
  });

  test('requests the page in the URL and reports a page beyond the end', async () => {
    const { asked } = await showPurchases(
      [ok({ items: [], pagination: paginate(12, 9, 10), seller })],
      '/account/shop?page=9',
    );
    expect(await screen.findByText('Page 9 doesn’t exist')).toBeDefined();
    expect(asked).toEqual([9]);
  });

  test('loads another page on request', async () => {
    const pages = [1, 2].map((page) =>
      ok({ items: [{ ...coins, id: String(page) }], pagination: paginate(11, page, 10), seller }),
    );
    const { user, asked } = await showPurchases(pages);
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText(/Receipt 2/)).toBeDefined();
    expect(asked).toEqual([1, 2]);
  });

  test('shows the error and retries when loading fails', async () => {
    const { user } = await showPurchases([err({ kind: 'network' }), receipts(coins)]);
    expect((await screen.findByRole('alert')).textContent).toMatch(/network error/i);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Receipt 7/)).toBeDefined();
  });
});

describe('InventoryPage', () => {
  const item = { slug: 'oil', name: 'Oil', thumbnail: '/o.webp', consumable: true, count: 3, listed: true };
  const showInventory = (list: BelongingList) =>
    show(
      ({ state }) => (
        <InventoryPage
          createBelongings={(page) => new AccountListViewModel(() => Promise.resolve(ok(list)), state, page)}
        />
      ),
      '/account/inventory',
    );

  test('shows items by game with count and expiry', async () => {
    const items = [
      { ...item, expires: '2020-03-01T12:05:00.000Z' },
      { ...item, slug: 'hat', name: 'Hat', consumable: false, count: 1, expires: undefined, listed: false },
    ];
    const game = { slug: 'lantern-drift', title: 'Lantern Drift' };
    await showInventory({ games: [{ game, listed: true, items }], pagination: paginate(1, 1) });
    const region = await screen.findByRole('region', { name: 'Lantern Drift' });
    const link = (name: string) => within(region).queryByRole('link', { name })?.getAttribute('href');
    expect([link('Lantern Drift'), link('Oil'), link('Hat')]).toEqual([
      '/arcade/games/lantern-drift',
      '/arcade/games/lantern-drift/catalog/oil',
      undefined,
    ]);
    const [oil, hat] = within(region).getAllByRole('listitem');
    expect(oil?.textContent).toMatch(/First one expires Mar 1, 2020.*Count: ×3$/);
    expect(hat?.textContent).toMatch(/Yours to keep.*Count: ×1$/);
  });

  test('links to the games when there are no items', async () => {
    await showInventory({ games: [], pagination: paginate(0, 1) });
    expect((await screen.findByRole('link', { name: 'Find a game' })).getAttribute('href')).toBe('/arcade/games');
  });
});
