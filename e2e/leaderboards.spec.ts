import { expect, test } from './fixtures/test';

test('a game’s page lists its best players with links to their profiles @phone', async ({ page }) => {
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

test('a leaderboard writes its scores in the unit of the game', async ({ page }) => {
  await page.goto('/arcade/games/tiltworks');
  const board = page.getByRole('table', { name: 'All eight boards' });
  await expect(board.getByRole('columnheader', { name: 'Time' })).toBeVisible();
  await expect(board.getByRole('row').nth(1).getByRole('cell', { name: '3:07.3' })).toBeVisible();
});

test('a game without leaderboards has no leaderboard section', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Leaderboards' })).toHaveCount(0);
});
