import { expect, test } from './fixtures/test';

test.use({ javaScriptEnabled: false });

test('without script the home page shows its games, texts and pictures', async ({ page }) => {
  const pictures: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') pictures.push(response.status());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Newest Games' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pulse Saber/ }).first()).toBeVisible();
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((status) => status !== 200)).toEqual([]);
});

test('without script a game’s page shows its pictures and its description', async ({ page }) => {
  await page.goto('/arcade/games/orbital-salvage');
  await expect(page.getByRole('heading', { level: 1, name: 'Orbital Salvage' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: /screenshot 1 of 4/ })).toBeVisible();
});
