import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures/test';
import { AccountSettings } from './pages/account-settings';
import { Mailbox, VERIFY_MAIL } from './pages/mailbox';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';

test('a player exports the data, requests account deletion, and cancels it', async ({ page }) => {
  const name = await signUpQuickly(page, 'leaver');
  const address = `${name}@example.com`;
  const mailbox = new Mailbox(page, address);
  const settings = new AccountSettings(page);
  const { privacy } = settings;
  // Emails about an account go only to a verified address.
  await page.goto(await mailbox.link(VERIFY_MAIL));
  await expect(page.getByRole('heading', { level: 1, name: 'Email Address Verified' })).toBeVisible();
  await settings.open();

  await privacy.getByRole('button', { name: 'Request a copy' }).click();
  expect(await mailbox.link('Your data is ready')).toBe(new URL('/account/settings', page.url()).href);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    privacy.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^holocade-data-\d{4}-\d\d-\d\d\.json$/);
  const copy = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(copy)).toMatchObject({ accounts: [{ username: name, email: address }] });
  expect(copy).not.toMatch(/argon2|password_hash|token_hash/);

  await settings.askForDeletion(name);
  await expect(privacy.getByText(/You can cancel until then/)).toBeVisible();
  await expect(privacy.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await page.goto(await mailbox.link('Your account will be deleted'));
  await expect(page.getByRole('heading', { level: 1, name: 'Account Will Be Deleted' })).toBeVisible();
  // The secret of the link is removed from the address bar.
  await expect(page).toHaveURL(/\/auth\/delete\/meta$/);
  await page.getByRole('link', { name: 'Open Settings' }).click();
  await privacy.getByRole('button', { name: 'Keep my account' }).click();
  await expect(noticesOf(page).getByText('Deletion cancelled. Welcome back!')).toBeVisible();
  await expect(privacy.getByRole('button', { name: 'Delete account' })).toBeVisible();
  await page.goto(await mailbox.link('Your account will be deleted'));
  await expect(page.getByRole('heading', { level: 1, name: 'Account Kept' })).toBeVisible();
});
