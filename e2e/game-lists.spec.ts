import { expect, test } from './fixtures/test';

test('each page of each category has its own title and canonical URL', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/arcade/games?cat=action');
  await expect(page).toHaveTitle('Action Games - Holocade');
  await expect(canonical).toHaveAttribute('href', /\/arcade\/games\?cat=action$/);
  await page.goto('/arcade/games?cat=action&sort=rating&page=3');
  await expect(page).toHaveTitle('Action Games, page 3 - Holocade');
  await expect(canonical).toHaveAttribute('href', /\/arcade\/games\?cat=action$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('forced colours show the fields and the selected order', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/arcade/games?sort=popular');
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('link', { name: 'Most Popular' })).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('link', { name: 'Release Date' })).toHaveCSS('text-decoration-line', 'none');
});

test('the order of a list is visible on a small phone and with large text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of ['100%', '200%']) {
    await page.goto('/arcade/games');
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await page.getByRole('link', { name: "Players' Rating" }).click();
    await expect(page).toHaveURL(/sort=rating$/);
    await expect(page.getByRole('link', { name: "Players' Rating" })).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('link', { name: 'Release Date' }).click();
    await expect(page.getByRole('link', { name: 'Release Date' })).toBeInViewport({ ratio: 0.99 });
  }
});

test('unapplied filters are not applied by a change of order', async ({ page }) => {
  await page.goto('/arcade/games?cat=action&experiences=true', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Relaxation');
  await page.getByRole('link', { name: 'Most Popular' }).click();
  await expect(page).toHaveURL(/\?cat=action&sort=popular&experiences=true$/);
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('action');
});
