import { expect, test } from './fixtures/test';

test.use({ allowedComplaints: [/the server responded with a status of 404/] });

test('an unknown path shows the 404 page with its status and a link back @phone', async ({ page }) => {
  await page.goto('/arcade/games');
  const response = await page.goto('/nowhere/at/all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'BOO! HAHA' })).toBeVisible();
  await expect(
    page
      .getByText('Just kidding. It\u2019s just a 404 page.')
      .or(page.getByText("Just kidding. It's just a 404 page.")),
  ).toBeVisible();
  await page.getByRole('button', { name: /Let.s Go Back/ }).click();
  await expect(page).toHaveURL(/\/arcade\/games$/);
});

test('an unknown game shows the 404 page', async ({ page }) => {
  const response = await page.goto('/arcade/games/no-such-game');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'BOO! HAHA' })).toBeVisible();
});
