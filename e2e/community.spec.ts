import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { signUpQuickly } from './pages/own-player';
import { expectPanels } from './pages/panels';

/** The optimistic state is stored a moment later. */
const kept = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(path) && answer.request().method() === 'PUT');

test('a visitor presses Follow, logs in, and follows the studio', async ({ page, browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const name = await signUpQuickly(elsewhere, 'follows');
  await elsewhere.context().close();
  await page.goto('/arcade/games/developer/paper-moon');
  const follow = page.getByRole('button', { name: 'Follow Paper Moon' });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  const followed = kept(page, '/follows/developers/');
  await new AuthDialog(page).answerOpen(name, PASSWORD);
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await followed;
  await expectPanels(page, 0);
  await page.reload();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^\d+ followers?$/)).toBeVisible();
});

test('a favourite appears on the home page and is restored by undo', async ({ page }) => {
  await signUpQuickly(page, 'keeps');
  await page.goto('/arcade/games/lantern-drift');
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  const added = kept(page, '/favourites/');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await added;
  await page.goto('/account/home');
  const list = page.getByRole('region', { name: 'Favourites' });
  await expect(list.getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
  const mark = list.getByRole('button', { name: 'Favourite Lantern Drift' });
  const removed = kept(page, '/favourites/');
  await mark.click();
  await removed;
  await expect(list.getByText('Removed from favourites')).toBeVisible();
  const again = kept(page, '/favourites/');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await again;
  await page.reload();
  await expect(list.getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
});

test('a player follows and comments, and the profile’s owner deletes the comment', async ({ page, browser }) => {
  const owner = await signUpQuickly(page, 'owns');
  const other = await (await browser.newContext()).newPage();
  const guest = await signUpQuickly(other, 'writes');
  await other.goto(`/community/user/${owner}`);
  const followed = kept(other, '/follows/players/');
  await other.getByRole('button', { name: `Follow ${owner}` }).click();
  await followed;
  await expect(other.getByText('1 follower', { exact: true })).toBeVisible();
  await other.getByRole('textbox', { name: 'Your comment' }).fill('Well played!');
  await other.getByRole('button', { name: 'Post comment' }).click();
  const comments = other.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('listitem').getByText('Well played!')).toBeVisible();
  await other.goto('/account/friends');
  const people = other.getByRole('region', { name: 'People you follow' });
  await expect(people.getByRole('link', { name: owner })).toBeVisible();
  await other.context().close();

  await page.goto(`/community/user/${owner}`);
  await page.getByRole('button', { name: `Delete comment by ${guest}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No comments yet.')).toBeVisible();
});
