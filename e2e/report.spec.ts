import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';

test.use({ allowedComplaints: [/ERR_FAILED \(.*\/user\/report\)/] });

const THANKS = 'Thanks for your report. We’ll review it.';

test('a visitor logs in, reports a game, and cannot report it again', async ({ page }) => {
  const name = await signUpQuickly(page, 'reporter');
  await page.context().clearCookies({ name: '__Host-holocade' });
  await page.goto('/arcade/games/pulse-saber');
  const door = page.getByRole('button', { name: 'Report this game' });
  await door.click();
  await new AuthDialog(page, page.getByRole('dialog').filter({ hasText: 'Login' })).answerOpen(name, PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'Report this game' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
  await dialog.getByText('Something else').click();
  await dialog.getByLabel('What happened?').fill('The second song never ends.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticesOf(page).getByText(THANKS)).toBeVisible();
  await expect(dialog).toBeHidden();
  await door.click();
  await dialog.getByText('Spam or advertising').click();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('You’ve already reported this game.')).toBeVisible();
});

test('a player reports another player and keeps the text after a failure', async ({ page }) => {
  await signUpQuickly(page, 'witness');
  await page.goto('/community/user/orion');
  await page.getByRole('button', { name: 'Report this player' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this player' });
  await dialog.getByText('Insults, threats or hate').click();
  await dialog.getByLabel('Anything to add? (optional)').fill('In the evening league.');
  await page.route('**/v1/private/user/report', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText(/A network error has occurred/)).toBeVisible();
  await expect(dialog.getByLabel('Anything to add? (optional)')).toHaveValue('In the evening league.');
  await page.unroute('**/v1/private/user/report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(noticesOf(page).getByText(THANKS)).toBeVisible();
});
