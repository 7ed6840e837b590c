import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';

const MONTH = 32 * 24 * 60 * 60 * 1000;

const places = (page: Page) => page.getByRole('note', { name: 'Advertisement' });
const halo = (page: Page) => page.getByRole('button', { name: /, premium: account menu$/ });
const main = (page: Page) => page.getByRole('main');

/** Buys with the shop's API call and returns the response. */
async function buy<T>(page: Page, path: string, body: object): Promise<T> {
  const text = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      return (await fetch(address, { method: 'POST', headers, body: sent })).text();
    },
    [path, JSON.stringify(body)] as const,
  );
  return (JSON.parse(text) as { readonly data: T }).data;
}

test('premium is active in every open tab at once, expires, and is listed under purchases', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'premium');
  const coins = '/v1/private/user/market/coins/purchase/direct';
  const { payment_url: door } = await buy<{ payment_url: string }>(page, coins, { amount: 10 });
  await page.goto(door);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Purchase Complete' })).toBeVisible();

  await page.goto('/account/home');
  await expect(main(page).getByText('Ads are shown')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/', { waitUntil: 'networkidle' });
  await expect(places(other).first()).toBeAttached();
  const { premium } = await buy<{ premium: string }>(page, '/v1/private/user/account/premium/purchase', {});
  await expect(main(page).getByText(/^Until [A-Z]/)).toBeVisible();
  await expect(halo(page)).toBeVisible();
  await expect(halo(other)).toBeVisible();
  await expect(places(other)).toHaveCount(0);

  await other.goto('/account/shop');
  const bought = main(other)
    .getByRole('listitem')
    .filter({ has: other.getByRole('heading') });
  await expect(bought).toHaveCount(2);
  await expect(bought.first()).toContainText('Premium, one month');
  await expect(bought.last()).toContainText(/10 coins.*Receipt \d+.*Net \$0\.83 \+ 19% VAT \$0\.16.*\$0\.99/);

  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(halo(page)).toBeVisible();
  await expect(places(page)).toHaveCount(0);
  await page.clock.fastForward(MONTH);
  await expect(places(page).first()).toBeAttached();
  await expect(halo(page)).toHaveCount(0);
  expect(new Date(premium).getTime()).toBeGreaterThan(Date.now());
});
