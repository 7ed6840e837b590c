import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { logInQuickly } from './pages/own-player';
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

test('a link to another document opens from the bell in a browser that reports late that the page is left', async ({
  page,
}) => {
  // Hides the event from later listeners.
  await page.addInitScript(() => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  });
  const [id, created] = ['00000000-0000-4000-8000-000000000000', '2026-01-01T00:00:00Z'];
  const item = { id, created, kind: 'developer', title: 'Your role', body: '', link: '/developer/console', read: true };
  const pagination = { total: 1, from: 1, to: 1, items: 1, current: 1, per_page: 3, last: 1 };
  const status = { success: true, code: 200, message: 'OK', debug: 'ok' };
  await page.route(/\/v1\/private\/user\/notifications(\?|$)/, (route) =>
    route.fulfill({ json: { status, data: { items: [item], unread: 0, pagination } } }),
  );
  await logInQuickly(page, 'nova');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expectPanels(page, 1);
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Your role/ })
    .click();
  await expect(page).toHaveURL(/developer/);
});
