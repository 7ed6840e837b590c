import { expect, test } from './fixtures/test';

test('the best of a game stand on its page, each a link to who it is @phone', async ({ page }) => {
  await page.goto('/arcade/games/windward-range');
  const boards = page.getByRole('region', { name: 'Leaderboards' });
  await boards.scrollIntoViewIfNeeded();
  const rows = boards.getByRole('table', { name: 'Best round' }).getByRole('row');
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText('1');
  const best = rows.nth(1).getByRole('link');
  const player = await best.getAttribute('href');
  await best.click();
  await expect(page).toHaveURL(new RegExp(`${String(player)}$`));
});

test('a game without leaderboards has no room for them', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Leaderboards' })).toHaveCount(0);
});
