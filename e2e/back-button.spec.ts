import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { expectPanels } from './pages/panels';

test('Back closes dialogs and sheets, and leaves the page only without one @phone', async ({ page, isMobile }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/arcade\/games$/);
  const auth = new AuthDialog(page);

  await auth.open();
  await expectPanels(page, 1);
  await page.evaluate(() => scrollTo(0, 120));
  await page.goBack();
  await expect(auth.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/arcade\/games$/);
  expect(await page.evaluate(() => scrollY)).toBe(120);

  await page.goForward();
  await expectPanels(page, 0);
  await expect(auth.dialog).toHaveCount(0);

  await auth.open();
  await page.keyboard.press('Escape');
  await expect(auth.dialog).toHaveCount(0);
  await auth.open();
  await expectPanels(page, 1);
  await page.reload({ waitUntil: 'networkidle' });
  await expectPanels(page, 0);
  await expect(auth.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/arcade\/games$/);

  const search = page.getByRole('combobox', { name: 'Search' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('group', { name: 'Search in' })).toBeVisible();
  await expectPanels(page, 1);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Search in' })).toBeHidden();
  await expect(search).not.toBeFocused();
  await expect(page).toHaveURL(/\/arcade\/games$/);

  if (isMobile) {
    const filters = page.getByRole('button', { name: 'Filters' });
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await filters.click();
    await expectPanels(page, 1);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await filters.click();
    await sheet.getByRole('checkbox', { name: 'Include Experiences' }).check();
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/experiences=true$/);
    await expect(sheet).toBeHidden();
    await expectPanels(page, 0);
    await page.goBack();
    await expect(page).toHaveURL(/\/arcade\/games$/);
    await page.goForward();
    await expect(page).toHaveURL(/experiences=true$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/arcade\/games$/);
  }

  await page.goBack();
  await expect(page).not.toHaveURL(/\/arcade\/games/);
});

test('Tab through the header opens the search and leaves the pages ahead in the history', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/arcade\/games$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  const types = page.getByRole('group', { name: 'Search in' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(types).toBeVisible();
  await expectPanels(page, 0);
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
  await expect(types).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/arcade\/games$/);

  await page.keyboard.press('/');
  await page.keyboard.type('pulse');
  await expectPanels(page, 1);
  await page.goBack();
  await expect(types).toBeHidden();
  await expect(page).toHaveURL(/\/arcade\/games$/);
});
