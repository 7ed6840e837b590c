import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { expectPanels } from './pages/panels';

test('a visitor signs up with the wizard, logs out and logs in @phone', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  const name = await auth.signUp('player');
  await auth.goHome();

  const account = page.getByRole('button', { name: new RegExp(name) });
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('You are now signed out of your account.')).toBeVisible();

  await auth.logIn(name, PASSWORD);
  await expect(page.getByText(`You are now successfully logged in as ${name}.`)).toBeVisible();
  await expectPanels(page, 0);
  await page.reload();
  await expect(account).toBeVisible();
});

test('the auth dialog closes after a login on a slow phone and unblocks the page @phone @repeat', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  const slow = await page.context().newCDPSession(page);
  await auth.open();
  await auth.answer(/username|email/i, 'nova');
  await auth.dialog
    .getByLabel(/^password/i)
    .first()
    .fill('Holocade!1');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(auth.dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('invalid answers show the specified messages and lose no input', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.openSignUp();
  await auth.answer(/email/i, 'someone@example.com');
  await auth.answer(/username/i, 'Nova');
  await expect(page.getByText('This username is already taken.').first()).toBeVisible();
  await auth.answer(/username/i, 'somebody_else');
  await auth.answer(/^password/i, 'Ab1!');
  await expect(noticesOf(page).getByText('The password must have at least 8 characters.')).toBeVisible();
  await expect(auth.dialog.getByText('Step 3 of 4')).toBeVisible();
  await expect(auth.dialog.getByPlaceholder('8 chars min, a-z, A-Z, 1 digit, 1 special char')).toHaveValue('Ab1!');
});

test('a wrong password is refused without revealing the account’s existence', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.logIn('nova', 'wrong-password-1!');
  await expect(noticesOf(page).getByText('Oops!')).toBeVisible();
  await expect(noticesOf(page).getByText('The login or password you entered is incorrect.')).toBeVisible();
});

test('two tabs share one login', async ({ context, page }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/'), other.goto('/arcade/games')]);
  await new AuthDialog(page).logIn('orion', 'Holocade!1');
  await expect(page.getByText('Welcome Back!', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /orion/i })).toBeVisible();
});
