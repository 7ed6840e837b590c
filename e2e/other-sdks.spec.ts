import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { holocade, unpublish } from './pages/holocade-command';
import { OtherSdkGame, publish } from './pages/other-sdk-game';
import { inAnotherBrowser, signUpQuickly } from './pages/own-player';
import { sessionStarted } from './pages/play-sessions';
import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/v1/private/user/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
}

test.describe('a game of the heyVR SDK', () => {
  const SLUG = 'harbour-hoops';
  test.beforeAll(({ baseURL }) => publish(baseURL ?? '', SLUG));
  test.afterAll(({ baseURL }) => unpublish(SLUG, new URL(baseURL ?? '').port));

  test('runs unchanged: it waits for the SDK, and refusals of a guest have that SDK’s form @desktop', async ({
    page,
  }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    expect(await game.log()).toEqual(['arrived later', 'guest', 'ready']);
    await game.press('End the round');
    await game.showsLine('round refused 401 err_unauthenticated');
    await game.press('Odd calls');
    await game.showsLine('no board refused 404 err_not_found');
    await game.showsLine('no call refused 501 err_unsupported');
    const [line = ''] = (await game.log()).filter((one) => one.startsWith('no board'));
    expect(JSON.parse(line.slice(line.indexOf('{')))).toEqual({
      status: { success: false, code: 404, debug: 'err_not_found', message: expect.any(String) },
      data: null,
    });
  });

  test('logs in, plays a session, posts, saves to slots, and receives both login changes', async ({ page }) => {
    const name = await signUpQuickly(page, 'hoops');
    await signOut(page);
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Throw');
    await game.press('Sign in');
    await game.showsLine('page hidden');
    const started = sessionStarted(page);
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await game.showsLine(`signed in ${name} login`);
    await game.showsLine('page visible');
    await game.showsLine(`auth in ${name} by the game`);
    await game.showsLine('slots []');
    await started;
    await game.press('Throw');
    await game.press('End the round');
    await game.showsLine('posted true');
    await game.showsLine(`top 1. ${name} 2`);
    await game.showsLine(`mine 1. ${name}`);
    await game.showsLine('saved true');
    await game.press('Odd calls');
    await game.showsLine('unused slot refused 404 err_not_found');
    await game.showsLine('slot 6 refused 422 err_validation');
    await signOut(page);
    await page.reload();
    const again = await OtherSdkGame.open(page, SLUG);
    await again.press('Sign in');
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await again.showsLine('slots ["2"]');
    await again.showsLine('round {"hoops":2}');
  });

  test('gets a rejection when the player closes the login dialog', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Sign in');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await game.showsLine('sign-in refused 403 err_declined');
    await game.press('Sign in');
    await game.showsLine('sign-in refused 429 err_too_many_requests');
  });

  test('sells items and subscribes to emails only by the portal’s dialogs', async ({ page, baseURL }) => {
    const name = await signUpQuickly(page, 'buyer');
    await holocade(['coins', 'grant', name, '5'], new URL(baseURL ?? '').port);
    const game = await OtherSdkGame.open(page, SLUG);
    const dialog = page.getByRole('alertdialog');
    await game.press('Buy a net');
    await dialog.getByRole('button', { name: /^Buy for/ }).click();
    await game.showsLine('bought true net 1');
    await game.press('Mails');
    await dialog.getByRole('button', { name: 'Send me emails' }).click();
    await game.showsLine('mails');
    await game.press('Mails');
    await game.showsLine('no mails');
    await game.press('Buy a net');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await game.showsLine('purchase refused 403 err_declined');
  });
});

test.describe('a game of the CrazyGames SDK', () => {
  const SLUG = 'lagoon-lights';
  // Its page contains its own portal's script, which is blocked.
  test.use({
    allowedComplaints: [/sdk\.crazygames\.com|Content Security Policy/],
    allowedHosts: ['sdk.crazygames.com'],
  });
  test.beforeAll(({ baseURL }) => publish(baseURL ?? '', SLUG));
  test.afterAll(({ baseURL }) => unpublish(SLUG, new URL(baseURL ?? '').port));

  test('runs unchanged: it awaits init, and the portal plays its rewarded ad @desktop', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    expect(await game.log()).toEqual([
      'too early sdkNotInitialized',
      'environment crazygames',
      'guest',
      'lamps 0',
      'ready',
    ]);
    await game.press('Watch an ad');
    await game.showsLine('ad started');
    await game.showsLine('ad finished');
    await game.press('Odd calls');
    await game.showsLine('token userNotAuthenticated');
    await game.showsLine('no call unexpectedError');
    await game.showsLine('invite notAvailable');
    await game.showsLine('replay 150000');
    await game.press('Light a lamp');
    await page.reload();
    await (await OtherSdkGame.open(page, SLUG)).showsLine('lamps 1');
  });

  test('uploads a guest’s data to the account and reloads after a logout', async ({ page, browser }) => {
    const name = await signUpQuickly(page, 'lamps');
    await signOut(page);
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Light a lamp');
    await game.press('Odd calls');
    await game.showsLine('replay 150000');
    await game.press('Sign in');
    const saved = page.waitForResponse(
      (one) => one.url().endsWith('/saves/write') && one.request().postDataJSON().slot === 1,
    );
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await game.showsLine(`signed in ${name}`);
    await game.showsLine(`auth ${name}`);
    expect((await saved).status()).toBe(200);
    const started = sessionStarted(page);
    await game.press('Play on');
    await started;

    const elsewhere = await inAnotherBrowser(browser, name);
    await (await OtherSdkGame.open(elsewhere, SLUG)).showsLine('lamps 1');
    await elsewhere.context().close();
    await signOut(page);
    await page.reload();
    const again = await OtherSdkGame.open(page, SLUG);
    await again.showsLine('guest');
    await again.showsLine('lamps 0');
  });

  test('gets userCancelled when the player closes the prompt', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Sign in');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await game.showsLine('sign-in userCancelled');
  });
});
