import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';

const ITEM = '/arcade/games/lantern-drift/catalog/vermilion-paper';

test('a visitor opens an item from its game', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  const content = main.getByRole('region', { name: 'In-Game Content' });
  await expect(content.getByRole('link')).toHaveCount(4);
  await content.getByRole('link', { name: /Vermilion Paper/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Vermilion Paper' });
  await expect(dialog.getByText('Yours to keep')).toBeVisible();
  await expect(page).toHaveURL('/arcade/games/lantern-drift?item=vermilion-paper');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/arcade/games/lantern-drift');
  await page.goto('/arcade/games/lantern-drift?item=vermilion-paper', { waitUntil: 'networkidle' });
  await dialog.getByRole('link', { name: 'Vermilion Paper' }).click();
  await expect(page).toHaveURL(ITEM);
  await expect(page).toHaveTitle('Vermilion Paper - Lantern Drift - Holocade');
  await expect(main.getByRole('heading', { level: 1, name: 'Vermilion Paper' })).toBeVisible();
  await expect(main.getByText('4 coins', { exact: true })).toBeVisible();
  await expect(main.locator('s')).toHaveText('6 coins');
  await expect(main.getByText('In the shop, for coins')).toBeVisible();
  await expect(main.getByText('Yours to keep')).toBeVisible();
  const others = main.getByRole('region', { name: 'More from Lantern Drift' });
  await others.getByRole('link', { name: /Ten Slow Wicks/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Ten Slow Wicks' })).toBeVisible();
  await expect(main.getByText('Available in-game')).toBeVisible();
  await expect(main.getByText('Consumable')).toBeVisible();
  await main.getByRole('link', { name: 'Play Lantern Drift' }).click();
  await expect(page).toHaveURL('/arcade/games/lantern-drift');
  await expect(page.locator('iframe')).toBeAttached();
});

test('an item dialog in landscape scrolls with its close button in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/arcade/games/lantern-drift?item=vermilion-paper', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name: 'Vermilion Paper' });
  const copy = dialog.getByRole('button', { name: 'Copy link' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await copy.scrollIntoViewIfNeeded();
  await expect(copy).toBeInViewport({ ratio: 1 });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(dialog).toBeHidden();
});

test('the link of an item is copied, or shown without a clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ITEM);
  await page.getByRole('main').getByRole('button', { name: 'Copy link' }).click();
  await expect(noticesOf(page).getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await page.evaluate(() => {
    const closed = () => Promise.reject(new Error('closed'));
    Object.assign(navigator.clipboard, { write: closed, writeText: closed });
  });
  await page.getByRole('main').getByRole('button', { name: 'Copy link' }).click();
  await expect(noticesOf(page).getByText(`The link is ${copied}`)).toBeVisible();
});

test('an item page works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(ITEM);
  await expect(page.getByRole('heading', { level: 1, name: 'Vermilion Paper' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await context.close();
});

test.describe('unknown', () => {
  test.use({ allowedComplaints: [/404 \(Not Found\)/] });

  for (const [what, path] of [
    ['an item that there is not', '/arcade/games/lantern-drift/catalog/no-such-item'],
    ['an item of another game', '/arcade/games/lantern-drift/catalog/midnight-blades'],
    ['an item of no game', '/arcade/games/no-such-game/catalog/vermilion-paper'],
    ['what is no name', '/arcade/games/lantern-drift/catalog/%3Cscript%3E'],
  ] as const) {
    test(`${what} is 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('button', { name: "Let's Go Back" })).toBeVisible();
    });
  }
});
