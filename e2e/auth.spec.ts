import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AccountSettings } from './pages/account-settings';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { Mailbox, VERIFY_MAIL } from './pages/mailbox';

const NEW_PASSWORD = 'Harbour-Moonlit-8';
const RESET_MAIL = 'Choose a new password';

const accountOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function signOut(page: Page, name: string): Promise<void> {
  await accountOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
}

test('an email address is verified once by the link of its email', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  const name = await auth.signUp('mailed');
  const address = `${name}@example.com`;
  await auth.goHome();
  const verify = await new Mailbox(page, address).link(VERIFY_MAIL);
  await page.goto(verify);
  await expect(title(page)).toHaveText('Email Address Verified');
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
  await page.getByRole('main').getByRole('link', { name: 'Your Account' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Not verified')).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Email Address Verified');
  await page.reload();
  await expect(title(page)).toHaveText('Email Address Verified');
  await page.goto(verify);
  await expect(title(page)).toHaveText('Email Address Verified');
  await expect(page.getByText(/^Your email address is already verified\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Your Account' })).toBeVisible();
});

test('a password is reset by an emailed link; earlier sessions end and prompt for a login once', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const auth = new AuthDialog(page);
  const name = await auth.signUp('forgetful');
  const address = `${name}@example.com`;
  await auth.goHome();
  await signOut(page, name);

  // The same player in another browser with two tabs.
  const old = await (await browser.newContext()).newPage();
  await old.goto('/auth/login?redirect_to=/account/settings');
  const again = new AuthDialog(old);
  await again.answerOpen(name, PASSWORD);
  await expect(title(old)).toHaveText('Settings');
  const beside = await old.context().newPage();
  await beside.goto('/arcade/games');
  await expect(accountOf(beside, name)).toBeVisible();

  await auth.open();
  await auth.dialog.getByRole('button', { name: 'Forgot Password' }).click();
  await auth.answer(/email/i, address);
  const sent =
    "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.";
  await expect(auth.dialog.getByText(sent)).toBeVisible();
  await expect(auth.dialog.getByRole('button', { name: 'Back to Login' })).toBeVisible();

  const reset = await new Mailbox(page, address).link(RESET_MAIL);
  await page.goto(reset);
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toContainText(address);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  await page.reload();
  await expect(page.getByText('Please open the link in your email again.')).toBeVisible();
  await expect(page).toHaveURL(/^[^?]*\d\/$/);
  await page.goto(reset);
  await auth.reset('Ab1!');
  await expect(auth.dialog.getByText('The password must have at least 8 characters.')).toBeVisible();
  await auth.reset(NEW_PASSWORD);
  const set = 'Your password has been reset. You may now close this modal and log in using your new password.';
  await expect(auth.dialog.getByText(set)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();

  await page.goto(reset);
  await auth.reset('Third-Password-9');
  await expect(auth.dialog.getByText(/expired or was used before/)).toBeVisible();
  await expect(auth.dialog.getByRole('button', { name: 'Send a New Link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();

  await old.bringToFront();
  await expect(old.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(again.dialog).toHaveCount(1);
  await again.answerOpen(name, PASSWORD);
  await expect(again.dialog.getByText('The login or password you entered is incorrect.')).toBeVisible();
  await again.answer(/^password/i, NEW_PASSWORD);
  await expect(title(old)).toHaveText('Settings');
  await expect(again.dialog).toHaveCount(0);
  await expect(accountOf(beside, name)).toBeVisible();
  await expect(beside.getByRole('dialog')).toHaveCount(0);
  const mails = new AccountSettings(old).security.getByRole('switch', { name: 'Emails about new logins' });
  await mails.press('Space');
  await expect(mails).not.toBeChecked();
  await old.context().close();
});

test('the URLs of the auth dialog open its panes for a visitor and redirect a player', async ({ page }) => {
  const auth = new AuthDialog(page);
  const panes = [
    ['/auth/login', 'Login'],
    ['/auth/register', 'Sign Up'],
    ['/auth/forgot-password', 'Forgot Password'],
  ] as const;
  for (const [path, name] of panes) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/^[^?]*\d\/$/);
  await expect(auth.dialog).toBeHidden();
  await page.goto('/auth/reset-password?email=nova%40example.com');
  await expect(page).toHaveURL(/^[^?]*\d\/$/);
  await expect(auth.dialog).toBeHidden();

  await page.goto('/auth/login?redirect_to=/arcade/games%3Fsort%3Drating');
  await auth.answerOpen('orion', 'Holocade!1');
  await expect(page).toHaveURL(/\/arcade\/games\?sort=rating$/);
  await expect(auth.dialog).toBeHidden();

  for (const [path] of panes) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/account\/home$/);
  }
  for (const bad of ['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/auth/login?redirect_to=${encodeURIComponent(bad)}`);
    await expect(page).toHaveURL(/\/account\/home$/);
  }
  await page.goto('/auth/register?redirect_to=/hc/legal/imprint%23top');
  await expect(page).toHaveURL(/\/hc\/legal\/imprint#top$/);
});

test('truncated and invalid links show a message', async ({ page }) => {
  for (const path of ['/auth/verify-email', '/auth/delete/meta']) {
    for (const query of ['', '?token=L3YxL3B1YmxpYy91c2VyL2F1dGg']) {
      await page.goto(`${path}${query}`);
      await expect(page.getByText('This link is incomplete.')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  }
  const unknown = Buffer.from(`/v1/public/user/auth/email/verify/${'A'.repeat(43)}`).toString('base64url');
  await page.goto(`/auth/verify-email?token=${unknown}`);
  await expect(title(page)).toHaveText('Verification Error');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
