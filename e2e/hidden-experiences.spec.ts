import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');

test('the index counts hidden experiences and shows them with one press @phone', async ({ page }) => {
  await page.goto('/arcade/games', { waitUntil: 'networkidle' });
  await expect(main(page).getByText(/^\d+ experiences are hidden\./)).toBeVisible();
  await main(page).getByRole('link', { name: 'Show experiences' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?experiences=true$/);
  await expect(main(page).getByText(/hidden\./)).toHaveCount(0);
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ games and experiences$/);
});

test('a category of experiences includes them when chosen, and is empty without them', async ({ page }) => {
  await page.goto('/arcade/games', { waitUntil: 'networkidle' });
  const category = page.getByRole('combobox', { name: 'Category', exact: true });
  const include = page.getByRole('checkbox', { name: 'Include Experiences' });
  const openFilters = async () => {
    if (!(await category.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  };
  await openFilters();
  await category.selectOption('Relaxation');
  await expect(include).toBeChecked();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ experiences$/);
  await openFilters();
  await include.uncheck();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?cat=relaxation$/);
  await expect(main(page).getByText('No results')).toBeVisible();
  await expect(main(page).getByText(/^\d+ experiences are hidden\.$/)).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('No results')).toBeVisible();
  await main(page).getByRole('link', { name: 'Show experiences' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?cat=relaxation&experiences=true$/);
  await expect(main(page).getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
});
