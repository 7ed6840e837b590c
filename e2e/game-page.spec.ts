import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';

const PAGE = '/arcade/games/lantern-drift';

test('pictures open enlarged by keyboard, and closing restores the focus @desktop', async ({ page }) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const first = page
    .getByRole('region', { name: /Trailer/ })
    .getByRole('link')
    .first();
  await first.focus();
  await first.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Trailer and screenshots of Lantern Drift' });
  await expect(dialog.getByRole('status')).toHaveText('1 / 5');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('status')).toHaveText('5 / 5');
  await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(first).toBeFocused();
});

test('a game is shared by its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`${PAGE}?build=1.1.0`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect(noticesOf(page).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(PAGE, page.url()).href);
});

test('an item URL opens over the game page, or as its own page without script', async ({ page, browser, baseURL }) => {
  const address = `${PAGE}?item=heron-kite`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { name: 'Heron Kite' });
  await expect(dialog.getByText('12 coins', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Play Lantern Drift' }).click();
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const bare = await context.newPage();
  await bare.goto(address);
  await expect(bare.locator('main [aria-busy]')).toHaveCount(0);
  await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
