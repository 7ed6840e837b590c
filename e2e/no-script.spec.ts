import { expect, test } from './fixtures/test';

test.use({ javaScriptEnabled: false, allowedComplaints: [/404 \(Not Found\)/] });

test('without script the home page shows its games, texts and pictures @desktop', async ({ page }) => {
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

test('without script a game’s page shows its trailer, pictures and description', async ({ page }) => {
  await page.goto('/arcade/games/orbital-salvage');
  await expect(page.getByRole('heading', { level: 1, name: 'Orbital Salvage' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('link', { name: /trailer 1 of 5/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /screenshot 2 of 5/ })).toBeVisible();
});

test('without script every visible button belongs to a form, and 404 offers a way on @phone', async ({ page }) => {
  for (const path of ['/', '/nowhere']) {
    await page.goto(path);
    const seen = page.locator('button:visible');
    expect(await seen.evaluateAll((all) => all.filter((one) => one.closest('form') === null).length), path).toBe(0);
  }
  await expect(page.locator('[data-account]')).toBeHidden();
  await page.getByRole('link', { name: "Let's Go Back" }).click();
  await expect(page.getByRole('heading', { name: 'Newest Games' })).toBeVisible();
});
