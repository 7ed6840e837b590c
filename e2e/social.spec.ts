import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { expectPanels } from './pages/panels';
import { openLogin, providersOf, SignInTab } from './pages/sign-in-tab';

// A used link is a page with that status.
test.use({ allowedComplaints: [/the server responded with a status of 422/] });

const USED = 'This registration has expired or was started elsewhere. Please log in again.';

/** Returns a new unique name. */
const fresh = (prefix: string) => `${prefix}${Date.now().toString(36)}${Math.floor(Math.random() * 1e4).toString(36)}`;

const accountOf = (page: Page, username: string) => page.getByRole('button', { name: new RegExp(username) });

async function signOut(page: Page, username: string): Promise<void> {
  await accountOf(page, username).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('You are now signed out of your account.')).toBeVisible();
}

/** Logs in with a provider that already knows this player. */
async function comeBack(page: Page, provider: string, username: string): Promise<void> {
  const steps = await SignInTab.open(page, provider);
  await steps.closesAfter(() => steps.continueAs(username));
  await expect(page.getByText(`You are now successfully logged in as ${username}.`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectPanels(page, 0);
  await page.reload();
  await expect(accountOf(page, username)).toBeVisible();
}

/** Verifies that a declined or failed provider login signs nobody in, shows a message, and can be repeated. */
async function beRefused(page: Page, provider: string, broken: RegExp): Promise<void> {
  const row = providersOf(page);
  const chosen = row.getByRole('button', { name: provider });
  const cancelled = await SignInTab.open(page, provider);
  await expect(noticesOf(page).getByText('A new tab was opened. Please complete your login there.')).toBeVisible();
  await expect(row.getByRole('status')).toHaveText(`Waiting for ${provider} in the new tab`);
  await expect(chosen).toHaveAttribute('aria-busy', 'true');
  await expect(row.locator('button[aria-disabled=true]')).toHaveCount(3);
  await cancelled.closesAfter(() => cancelled.cancel());
  await expect(noticesOf(page).getByText('Login Error')).toBeVisible();
  await expect(noticesOf(page).getByText(`The login with ${provider} was cancelled.`)).toBeVisible();
  await expect(row.locator('button[aria-disabled=true]')).toHaveCount(0);

  const failed = await SignInTab.open(page, provider);
  await failed.closesAfter(() => failed.fail());
  await expect(noticesOf(page).getByText(broken)).toBeVisible();
}

for (const [provider, tag] of [
  ['Google', ' @phone'],
  ['Facebook', ''],
] as const) {
  test(`${provider} login: cancel, failure, sign-up, login, and a link that works once in this browser${tag}`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const username = fresh(provider.slice(0, 1).toLowerCase());
    const other = await context.newPage();
    await Promise.all([page.goto('/'), other.goto('/arcade/games')]);
    await beRefused(page, provider, new RegExp(`${provider} cannot be reached at the moment.`));

    const steps = await SignInTab.open(page, provider);
    const { tab, addresses } = steps;
    await steps.continueAs(username);
    await steps.findRegistration(`${username}@people.example`);
    const link = addresses.find((address) => address.includes('/auth/social/finalize?token=')) ?? '';
    const elsewhere = await browser.newContext();
    const stranger = await elsewhere.newPage();
    await stranger.goto(link);
    await expect(stranger.getByText(USED)).toBeVisible();
    await elsewhere.close();

    await steps.rollName();
    await steps.register('Nova');
    await expect(tab.getByLabel('Username')).toBeFocused();
    await expect(tab.getByText('This username is already taken.').first()).toBeVisible();
    await expect(noticesOf(tab).getByText('Login Error')).toBeVisible();
    await steps.closesAfter(() => steps.register(username));
    await expect(page.getByText(`Your account is ready. You are now logged in as ${username}.`)).toBeVisible();
    await expect(accountOf(page, username)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(other.getByRole('button', { name: 'LOGIN' })).toBeHidden();
    await expect(accountOf(other, username)).toBeVisible();

    await other.goto(link);
    await expect(other.getByText(USED)).toBeVisible();
    await expect(other).not.toHaveURL(/token/);
    await signOut(page, username);
    await comeBack(page, provider, username);
  });
}

test('Steam login: cancel, failure, a proof that waits for the registration, then login', async ({ page }) => {
  test.slow();
  const username = fresh('s');
  await page.goto('/');
  await beRefused(page, 'Steam', /Steam did not confirm who you are/);

  const steam = await SignInTab.open(page, 'Steam');
  await steam.closesAfter(() => steam.continueAs(username));
  await expect(noticesOf(page).getByText('One More Step')).toBeVisible();
  await expect(noticesOf(page).getByText(/Steam has confirmed who you are/)).toBeVisible();

  await page.goto('/auth/social/status?provider=steam');
  await expect(page.getByRole('heading', { name: 'Steam account confirmed' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  const auth = new AuthDialog(page);
  await auth.answer(/email/i, `${username}@example.com`);
  await auth.answer(/username/i, username);
  await auth.answer(/^password/i, 'Moonlit-Harbour-7');
  await auth.answer(/confirm/i, 'Moonlit-Harbour-7');
  await expect(page.getByText(/Registration Completed/)).toBeVisible();
  await auth.goHome();
  await signOut(page, username);
  await comeBack(page, 'Steam', username);
});

test('a closed or blocked provider tab shows a message, and another can be opened', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await page.goto('/');
  const showsNotice = (text: string | RegExp) => expect(noticesOf(page).getByText(text)).toBeVisible();
  const row = providersOf(page);
  const canChoose = async () => {
    await expect(row.getByRole('status')).toBeEmpty();
    await expect(row.locator('button[aria-disabled=true]')).toHaveCount(0);
  };

  const closed = await SignInTab.open(page, 'Google');
  await closed.tab.close();
  await showsNotice('The tab was closed before the login was completed.');
  await canChoose();

  const givenUp = await SignInTab.open(page, 'Facebook');
  await row.getByRole('button', { name: 'Cancel' }).focus();
  await givenUp.closesAfter(() => page.keyboard.press('Enter'));
  await expect(row.getByRole('button', { name: 'Facebook' })).toBeFocused();
  await canChoose();

  const silent = await SignInTab.open(page, 'Steam');
  await page.clock.fastForward('10:00');
  await showsNotice('The login was not completed within 10 minutes. Please try again.');
  await canChoose();
  // The pane stays open, because its form may be partly filled.
  expect(silent.tab.isClosed()).toBe(false);
  await silent.tab.close();

  const forged = await SignInTab.open(page, 'Google');
  const { protocol, host } = new URL(page.url());
  // The tab navigates itself, because a navigation by the address bar would lose the opener.
  await forged.closesAfter(() =>
    forged.tab.evaluate((address) => {
      location.assign(address);
    }, `${protocol}//accounts.${host}/callback/google?state=forged&code=forged`),
  );
  await showsNotice(/This login with Google has expired/);

  await page.evaluate(() => {
    window.open = () => null;
  });
  const { dialog } = await openLogin(page);
  await dialog.getByRole('button', { name: 'Google', exact: true }).click();
  await showsNotice('Your browser blocked the new tab. Please allow pop-ups for this site and try again.');
  await canChoose();
});

test('T15: a login claimed by a game changes nothing', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).first().click();
  const isGame = (url: string) => URL.canParse(url) && new URL(url).hostname.includes('.play.');
  await expect.poll(() => page.frames().some((frame) => isGame(frame.url()))).toBe(true);
  const game = page.frames().find((frame) => isGame(frame.url()));
  const steps = await SignInTab.open(page, 'Google');
  await page.bringToFront();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/status')) asked += 1;
  });
  await game?.evaluate((portal) => {
    for (const type of ['login', 'register', 'error']) window.parent.postMessage({ from: 'holocade', type }, portal);
  }, new URL(page.url()).origin);
  // Messages are ordered, so earlier messages have arrived once a response of the closing page has.
  await steps.closesAfter(() => steps.cancel());
  await expect(noticesOf(page).getByText('The login with Google was cancelled.')).toBeVisible();
  await expect(noticesOf(page).getByText(/Welcome|Unsuccessful/)).toHaveCount(0);
  expect(asked).toBe(0);
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeAttached();
});

test('the provider login pages link home for an invalid URL', async ({ page }) => {
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
  const text = "It seems like there was an issue during the process, or you've cancelled the login.";
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});
