import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { expectPanels } from './pages/panels';
import { SdkGame } from './pages/sdk-game';

// The tests spend the coins of one demo account in sequence.
test.describe.configure({ mode: 'serial' });

const dialogOf = (page: Page): Locator => page.getByRole('alertdialog');
const header = (page: Page, coins: number) =>
  page.getByRole('button', { name: new RegExp(`^Nova, ${String(coins)} coins.*: account menu$`) });

test('a purchase in a game updates the balance in the game and in the header of every tab @desktop', async ({
  page,
  context,
}) => {
  await logInQuickly(page, 'nova');
  const other = await context.newPage();
  await other.goto('/hc/legal/imprint');
  const game = await SdkGame.open(page);
  const coins = (await game.call('user.getCoins')).value as number;
  await expect(header(other, coins)).toBeVisible();
  // A press in a background tab can miss the frame.
  await page.bringToFront();
  const had = (await game.call('inventory.owned')).value as { slug: string; count: number }[];
  await game.screen.getByRole('button', { name: 'Buy wicks' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Buy Ten Slow Wicks?');
  await expect(dialog).toContainText('Lantern Drift asks');
  await expect(dialog).toContainText(`Your balance${String(coins)} coins`);
  await expect(dialog).toContainText(`Balance after${String(coins - 2)} coins`);
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused();
  await expect.poll(() => game.heard('pause')).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Buy for 2 coins' }).click();
  await expect(dialog).toBeHidden();
  await game.hears('purchase', { item: 'slow-wicks', count: 1, ok: true });
  await game.hears('balance', { total: coins - 2 });
  await expect(game.screen.getByText(`Coins: ${String(coins - 2)}`)).toBeVisible();
  await expect(header(page, coins - 2)).toBeVisible();
  // The other tab shows no game; its balance is pushed.
  await expect(header(other, coins - 2)).toBeVisible();
  expect((await game.heard()).map(({ name }) => name)).toEqual(['pause', 'balance', 'resume', 'purchase']);
  const before = had.find(({ slug }) => slug === 'slow-wicks')?.count ?? 0;
  expect((await game.call('inventory.owned')).value).toContainEqual(
    expect.objectContaining({ slug: 'slow-wicks', count: before + 1 }),
  );
});

test('the confirming button of a dialog ignores presses in its first 700 ms', async ({ page }) => {
  await logInQuickly(page, 'nova');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/purchase/')) orders.push(request.url());
  });
  const game = await SdkGame.open(page);
  // Pressed at once when it appears, and repeatedly until it has an effect.
  const inert = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const yes = () =>
          [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].find((one) =>
            one.textContent.startsWith('Buy for'),
          );
        let since: number | undefined;
        // A frame may be late, so additions are observed directly.
        const seen = new MutationObserver(() => {
          if (yes() === undefined) return;
          since = performance.now();
          seen.disconnect();
        });
        seen.observe(document, { childList: true, subtree: true });
        const look = () => {
          const button = yes();
          if (since !== undefined && button?.disabled === false) resolve(performance.now() - since);
          else {
            button?.click();
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
  await game.screen.getByRole('button', { name: 'Buy wicks' }).click();
  expect(await inert).toBeGreaterThan(600);
  expect(orders).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('“Not now” reaches the game, which cannot ask again at once', async ({ page }) => {
  await logInQuickly(page, 'nova');
  const game = await SdkGame.open(page);
  const coins = (await game.call('user.getCoins')).value;
  await game.screen.getByRole('button', { name: 'Buy wicks' }).click();
  expect((await game.call('inventory.purchase', 'heron-kite')).code).toBe('err_too_many_requests');
  await dialogOf(page).getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await game.hears('purchase', { ok: false, code: 'err_declined' });
  expect((await game.call('inventory.purchase', 'slow-wicks')).code).toBe('err_too_many_requests');
  expect((await game.call('user.getCoins')).value).toBe(coins);
});

test('a purchase with a lost response is repeated and charged once', async ({ page }) => {
  await logInQuickly(page, 'nova');
  await page.addInitScript(() => {
    const { fetch } = window;
    let lost = false;
    window.fetch = async (...args) => {
      const answer = await fetch(...args);
      if (lost || typeof args[0] !== 'string' || !args[0].includes('/purchase/')) return answer;
      lost = true;
      throw new TypeError('The answer was lost.');
    };
  });
  const game = await SdkGame.open(page);
  const coins = (await game.call('user.getCoins')).value as number;
  await game.screen.getByRole('button', { name: 'Buy wicks' }).click();
  await dialogOf(page).getByRole('button', { name: 'Buy for 2 coins' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not reach its server');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await game.hears('purchase', { ok: true });
  await expectPanels(page, 0);
  await page.reload();
  await expect(header(page, coins - 2)).toBeVisible();
});

test('a player without enough coins sees the missing amount and a link to the shop', async ({ page }) => {
  await signUpQuickly(page, 'poor');
  const game = await SdkGame.open(page);
  await game.screen.getByRole('button', { name: 'Buy a kite' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('You need 12 coins more.');
  await expect(dialog.getByText('Get coins')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Buy for/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await game.hears('purchase', { ok: false, code: 'err_insufficient_coins' });
});

test('emails start with the player’s consent, to the address in the dialog', async ({ page }) => {
  const name = await signUpQuickly(page, 'reader');
  const game = await SdkGame.open(page);
  await game.screen.getByRole('button', { name: 'Get mails' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Get emails from Paper Moon?');
  await expect(dialog).toContainText(`${name}@example.com`);
  expect((await game.call('mail.check', 'developer')).value).toBe(false);
  await dialog.getByRole('button', { name: 'Send me emails' }).click();
  await game.hears('mail', { sender: 'developer', subscribed: true, ok: true });
  expect((await game.call('mail.check', 'developer')).value).toBe(true);
  expect((await game.call('mail.unsubscribe', 'developer')).value).toEqual({ subscribed: false, asked: false });
});

test('T08: a game gets no coins without the player, for any number of requests', async ({ page }) => {
  await logInQuickly(page, 'nova');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/purchase/')) orders.push(request.url());
  });
  const game = await SdkGame.open(page);
  const coins = (await game.call('user.getCoins')).value;
  const items = ['slow-wicks', 'heron-kite', 'indigo-paper', 'second-wind', '../orbital-salvage/purchase/spare-shield'];
  const codes: string[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const item of items) codes.push((await game.call('inventory.purchase', item, round + 1)).code);
  // One question is open; all others were refused for this or another reason.
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  expect((await game.call('inventory.purchase', 'slow-wicks')).code).toBe('err_too_many_requests');
  expect((await game.call('user.getCoins')).value).toBe(coins);
  expect(orders).toEqual([]);
});
