import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AccountSettings, codeOf } from './pages/account-settings';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { Mailbox } from './pages/mailbox';
import { noticesOf } from './pages/notices';
import { inAnotherBrowser, signUpQuickly } from './pages/own-player';

test.use({ allowedComplaints: [/\/account\/\w+\)$/] });

const NEXT_PASSWORD = 'Harbour-Moonlit-8';

async function signOut(page: Page): Promise<void> {
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
}

async function expectSignedIn(page: Page, name: string): Promise<void> {
  // The toast of an earlier login can still be shown.
  await expect(page.getByText(`You are now successfully logged in as ${name}.`).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('two-factor login is set up, required, passed with app and recovery code, and switched off @phone', async ({
  page,
}) => {
  const name = await signUpQuickly(page, 'factor');
  const auth = new AuthDialog(page);
  const settings = new AccountSettings(page);
  await settings.open();
  const { secret, recovery } = await settings.switchTwoFactorOn();
  await expect(settings.security.getByText('10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await auth.logIn(name, PASSWORD);
  await auth.answer(/code/i, '000000');
  await expect(noticesOf(page).getByText(/That code didn’t work/)).toBeVisible();
  // The code that enabled two-factor login cannot be used again.
  await auth.answer(/code/i, codeOf(secret, 1));
  await expectSignedIn(page, name);

  await signOut(page);
  await auth.logIn(name, PASSWORD);
  await auth.answer(/code/i, recovery[0] ?? '');
  await expectSignedIn(page, name);

  await settings.open();
  await expect(settings.security.getByText('9 recovery codes left.')).toBeVisible();
  await settings.switchTwoFactorOff(recovery[1] ?? '');
  await expect(settings.security.getByRole('button', { name: 'Set up' })).toBeVisible();
  await signOut(page);
  await auth.logIn(name, PASSWORD);
  await expectSignedIn(page, name);
});

test('a browser is logged out at once from the settings, and all others after a password change', async ({
  page,
  browser,
}) => {
  const name = await signUpQuickly(page, 'browsers');
  const settings = new AccountSettings(page);
  const { security } = settings;
  const other = await inAnotherBrowser(browser, name);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(/1/);
  await settings.open();
  await expect(security.getByRole('button', { name: /^Log out [A-Z]/ })).toHaveCount(1);
  await security.getByRole('button', { name: /^Log out [A-Z]/ }).click();
  await expect(security.getByRole('button', { name: /^Log out/ })).toHaveCount(0);
  await other.goto('/account/settings');
  await expect(other.getByRole('heading', { level: 1, name: 'Unauthorized Access' })).toBeVisible();

  const third = await inAnotherBrowser(browser, name);
  await settings.changePassword(PASSWORD, NEXT_PASSWORD);
  await expect(noticesOf(page).getByText(/Password changed/)).toBeVisible();
  await expect(security.getByRole('button', { name: 'Save password' })).toBeHidden();
  await third.goto('/account/settings');
  await expect(third.getByRole('heading', { level: 1, name: 'Unauthorized Access' })).toBeVisible();

  await signOut(page);
  const auth = new AuthDialog(page);
  await auth.logIn(name, PASSWORD);
  await expect(noticesOf(page).getByText('The login or password you entered is incorrect.')).toBeVisible();
  await auth.answer(/^password/i, NEXT_PASSWORD);
  await expectSignedIn(page, name);
});

test('a visitor logs in on an account page and then sees it @phone', async ({ page }) => {
  await page.goto('/account/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Unauthorized Access' })).toBeVisible();
  const auth = new AuthDialog(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await auth.answer(/username|email/i, 'nova');
  await auth.answer(/^password/i, 'Holocade!1');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await signOut(page);
  await expect(page).toHaveURL(/^[^?]*\/$/);
});

test('a new player opens the account from the welcome and resends the verification email', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  const name = await auth.signUp('fresh');
  await auth.dialog.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}` })).toBeVisible();
  await expect(page.getByText('Not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(noticesOf(page).getByText(/Email sent/)).toBeVisible();
  const mailbox = new Mailbox(page, `${name}@example.com`);
  await expect.poll(async () => (await mailbox.all()).length).toBe(2);
  await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.goto('/account/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/BOO/);
});
