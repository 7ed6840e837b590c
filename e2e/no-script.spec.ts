import { expect, test } from './fixtures/test';

test.use({ javaScriptEnabled: false });

test('without script the home page shows its games, texts and pictures', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Newest Games' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pulse Saber/ }).first()).toBeVisible();
  const pictures = page.locator('img');
  expect(await pictures.count()).toBeGreaterThan(5);
});

test('without script a game’s page shows its pictures and its description', async ({ page }) => {
  await page.goto('/arcade/games/orbital-salvage');
  await expect(page.getByRole('heading', { level: 1, name: 'Orbital Salvage' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: /screenshot 1 of 4/ })).toBeVisible();
});
