import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { openLogin, SignInTab } from './pages/sign-in-tab';

/** A name that nobody has had before. */
const fresh = (prefix: string) => `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 1e4).toString(36)}`;

const accountOf = (page: Page, username: string) => page.getByRole('button', { name: new RegExp(username) });

async function signOut(page: Page, username: string): Promise<void> {
  await accountOf(page, username).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('You are now signed out of your account.')).toBeVisible();
}

async function signUp(page: Page, provider: string, username: string): Promise<void> {
  const steps = await SignInTab.open(page, provider);
  const { tab } = steps;
  await steps.continueAs(username);
  await expect(tab).toHaveURL(/\/auth\/social\/finalize$/);
  await expect(tab.getByLabel('Email')).toHaveValue(`${username}@people.example`);
  const closed = tab.waitForEvent('close');
  await steps.register(username);
  await closed;
  await expect(page.getByText(`Your account is ready. You are now logged in as ${username}.`)).toBeVisible();
  await expect(accountOf(page, username)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const provider of ['Google', 'Facebook']) {
  test(`somebody new signs up by ${provider}, and comes back by it @phone`, async ({ page }) => {
    const username = fresh(provider.slice(0, 1).toLowerCase());
    await page.goto('/');
    await signUp(page, provider, username);
    await signOut(page, username);

    const again = await SignInTab.open(page, provider);
    await expect(noticesOf(page).getByText('A new tab was opened. Please complete your login there.')).toBeVisible();
    const closed = again.tab.waitForEvent('close');
    await again.continueAs(username);
    await closed;
    await expect(page.getByText(`You are now successfully logged in as ${username}.`)).toBeVisible();
    await page.reload();
    await expect(accountOf(page, username)).toBeVisible();
  });
}

test('a cancelled sign-in is told, and another can begin', async ({ page }) => {
  await page.goto('/');
  const cancelled = await SignInTab.open(page, 'Google');
  const row = new AuthDialog(page).dialog.getByRole('group', { name: 'Login Via' });
  await expect(row.getByRole('status')).toHaveText('Waiting for Google in the new tab');
  await expect(row.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
  await expect(row.getByRole('button', { name: 'Facebook' })).toHaveAttribute('aria-disabled', 'true');
  const closed = cancelled.tab.waitForEvent('close');
  await cancelled.cancel();
  await closed;
  await expect(noticesOf(page).getByText('Login Error')).toBeVisible();
  await expect(noticesOf(page).getByText('The sign-in with Google was cancelled.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Facebook' })).toHaveAttribute('aria-disabled', 'false');
  await SignInTab.open(page, 'Facebook');
});

test('an answer that belongs to no attempt is an error, told in words', async ({ page }) => {
  await page.goto('/');
  const { tab } = await SignInTab.open(page, 'Google');
  const { protocol, host } = new URL(page.url());
  const forged = `${protocol}//accounts.${host}/callback/google?state=forged&code=forged`;
  // The tab goes there by itself: what the address bar asks for would lose its opener.
  await tab.evaluate((address) => {
    location.assign(address);
  }, forged);
  await expect(noticesOf(page).getByText('Login Error')).toBeVisible();
  await expect(noticesOf(page).getByText(/This sign-in with Google has expired/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeAttached();
});

test('a tab that is closed by hand is noticed', async ({ page }) => {
  await page.goto('/');
  const { tab } = await SignInTab.open(page, 'Google');
  await tab.close();
  await expect(noticesOf(page).getByText('The tab was closed before the login was completed.')).toBeVisible();
});

test('a blocked tab is told with what to do', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/');
  const { dialog } = await openLogin(page);
  await dialog.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(noticesOf(page).getByText(/Your browser has blocked the new tab/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Google', exact: true })).toHaveAttribute('aria-disabled', 'false');
});

test('Steam is connected by registering here, and then signs in', async ({ page }) => {
  const username = fresh('s');
  await page.goto('/');
  const steam = await SignInTab.open(page, 'Steam');
  const closed = steam.tab.waitForEvent('close');
  await steam.continueAs(username);
  await closed;
  await expect(noticesOf(page).getByText('One More Step')).toBeVisible();
  await expect(noticesOf(page).getByText(/Steam has confirmed who you are/)).toBeVisible();

  await page.goto('/auth/social/status?provider=steam');
  await expect(page.getByRole('heading', { name: 'Steam has confirmed who you are' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  const auth = new AuthDialog(page);
  await auth.answer(/email/i, `${username}@example.com`);
  await auth.answer(/user name/i, username);
  await auth.answer(/^password/i, 'Moonlit-Harbour-7');
  await auth.answer(/confirm/i, 'Moonlit-Harbour-7');
  await expect(page.getByText(/Registration Completed/)).toBeVisible();
  await auth.dialog.getByRole('link', { name: 'Home' }).click();
  await signOut(page, username);

  const again = await SignInTab.open(page, 'Steam');
  await again.continueAs(username);
  await expect(page.getByText(`You are now successfully logged in as ${username}.`)).toBeVisible();
});

test('T15: a game that claims a login changes nothing', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).first().click();
  const isGame = (url: string) => URL.canParse(url) && new URL(url).hostname.includes('.play.');
  await expect.poll(() => page.frames().some((frame) => isGame(frame.url()))).toBe(true);
  const game = page.frames().find((frame) => isGame(frame.url()));
  const { tab } = await SignInTab.open(page, 'Google');
  await page.bringToFront();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/status')) asked += 1;
  });
  await game?.evaluate((portal) => {
    for (const type of ['login', 'register', 'error']) window.parent.postMessage({ from: 'holocade', type }, portal);
  }, new URL(page.url()).origin);
  const row = page.getByRole('group', { name: 'Login Via' });
  await expect(row.getByRole('status')).toHaveText('Waiting for Google in the new tab');
  await expect(noticesOf(page).getByText(/Welcome|Login Error/)).toHaveCount(0);
  expect(tab.isClosed()).toBe(false);
  expect(asked).toBe(0);
  await expect(row.getByRole('status')).toHaveText('Waiting for Google in the new tab');
});

test('the pages of a sign-in by a provider lead home when their address tells nothing', async ({ page }) => {
  for (const path of [
    '/auth/social/status?provider=twitter',
    '/auth/social/finalize?token=bad',
    '/auth/social/finalize',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/^[^?]*\/$/);
  }
  await page.goto('/auth/social/status?provider=google');
  await expect(page.getByRole('heading', { name: 'Login Unsuccessful' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
