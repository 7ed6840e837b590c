import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');

test('the index counts hidden experiences and shows them with one press @phone', async ({ page }) => {
  await page.goto('/arcade/games', { waitUntil: 'networkidle' });
  await expect(main(page).getByText(/^\d+ experiences are hidden\./)).toBeVisible();
  await main(page).getByRole('link', { name: 'Show experiences' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?experiences=true$/);
  await expect(main(page).getByText(/hidden\./)).toHaveCount(0);
  await page.goto('/arcade/games?cat=relaxation');
  await expect(page).toHaveURL(/\/arcade\/games\?cat=relaxation&experiences=true$/);
  await expect(main(page).getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
});
