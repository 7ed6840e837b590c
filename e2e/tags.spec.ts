import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');

test('a tag of a game lists all its games in any order', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Calm' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\/tag\/calm$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tag: Calm' })).toBeVisible();
  await expect(page).toHaveTitle('Tag: Calm - Holocade');
  await expect(main(page).getByRole('status')).toHaveText(/^\d+ games?$/);
  await page.getByRole('link', { name: "Players' Rating" }).click();
  await expect(page).toHaveURL(/\/arcade\/games\/tag\/calm\?sort=rating$/);
  await page.reload();
  await expect(page.getByRole('link', { name: "Players' Rating" })).toHaveAttribute('aria-current', 'true');
  await main(page).getByRole('link', { name: 'Lantern Drift' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Drift' })).toBeVisible();
  await page.goto('/arcade/games/tag/calm?page=99');
  await expect(main(page).getByText('Page 99 doesn’t exist')).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Go to page/ })
    .click();
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('short URLs of a game redirect to its page with their query', async ({ page }) => {
  await page.goto('/game/lantern-drift?utm=a');
  await expect(page).toHaveURL(/\/arcade\/games\/lantern-drift\?utm=a$/);
  await page.goto('/game/lantern-drift/game?utm=a%20b');
  await expect(page).toHaveURL(/\/arcade\/games\/lantern-drift\?utm=a%20b$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Drift' })).toBeVisible();
});

test.describe('a tag', () => {
  test.use({ allowedComplaints: [/the server responded with a status of (404|500)/] });

  test('without games is a 404 page', async ({ page }) => {
    expect((await page.goto('/arcade/games/tag/no-such-tag'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'BOO! HAHA' })).toBeVisible();
  });

  test('whose games fail to load keeps its page and can be retried', async ({ page }) => {
    await page.goto('/arcade/games/tag/calm', { waitUntil: 'networkidle' });
    const status = { success: false, code: 500, message: 'The catalogue takes a rest.', debug: 'err_internal' };
    const api = '**/v1/public/arcade/game/tag/**';
    await page.route(api, (route) => route.fulfill({ status: 500, json: { status, data: null } }));
    await page.getByRole('link', { name: 'Most Popular' }).click();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Oops!');
    await expect(alert).toContainText('The catalogue takes a rest.');
    await expect(main(page).getByRole('article')).toHaveCount(0);
    await page.unroute(api);
    await alert.getByRole('link', { name: 'Try again' }).click();
    await expect(main(page).getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
    await expect(page).toHaveURL(/\?sort=popular$/);
  });
});
