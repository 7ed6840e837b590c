import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('Back closes dialogs and sheets, and leaves the page only without one @desktop @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/arcade\/games$/);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await scrolled(page);
  const auth = new AuthDialog(page);

  await auth.open();
  await page.goBack();
  await expect(auth.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/arcade\/games$/);
  expect(await scrolled(page)).toBe(before);

  await page.goForward();
  await expect.poll(() => page.evaluate(() => (history.state as { panels: number }).panels)).toBe(0);
  await expect(auth.dialog).toHaveCount(0);

  await auth.open();
  await page.keyboard.press('Escape');
  await expect(auth.dialog).toHaveCount(0);
  await auth.open();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(auth.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/arcade\/games$/);

  if (isMobile) {
    const filters = page.getByRole('button', { name: 'Filters' });
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await filters.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await filters.click();
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/arcade\/games/);
    await page.goto('/arcade/games', { waitUntil: 'networkidle' });
  }

  await page.goBack();
  await expect(page).not.toHaveURL(/\/arcade\/games/);
});
