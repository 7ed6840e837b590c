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

  test('runs unchanged: it waits for the SDK, and a guest is refused in its words @desktop', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    expect(await game.told()).toEqual(['arrived later', 'guest', 'ready']);
    await game.press('End the round');
    await game.tells('round refused 401 err_unauthenticated');
    await game.press('Odd calls');
    await game.tells('no board refused 404 err_not_found');
    await game.tells('no call refused 501 err_unsupported');
    const [line = ''] = (await game.told()).filter((one) => one.startsWith('no board'));
    expect(JSON.parse(line.slice(line.indexOf('{')))).toEqual({
      status: { success: false, code: 404, debug: 'err_not_found', message: expect.any(String) },
      data: null,
    });
  });

  test('signs in, plays a session, posts, saves by slots, and hears of both changes', async ({ page }) => {
    const name = await signUpQuickly(page, 'hoops');
    await signOut(page);
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Throw');
    await game.press('Sign in');
    await game.tells('page hidden');
    const started = sessionStarted(page);
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await game.tells(`signed in ${name} login`);
    await game.tells('page visible');
    await game.tells(`auth in ${name} by the game`);
    await game.tells('slots []');
    await started;
    await game.press('Throw');
    await game.press('End the round');
    await game.tells('posted true');
    await game.tells(`top 1. ${name} 2`);
    await game.tells(`mine 1. ${name}`);
    await game.tells('saved true');
    await game.press('Odd calls');
    await game.tells('unused slot refused 404 err_not_found');
    await game.tells('slot 6 refused 422 err_validation');
    await signOut(page);
    await page.reload();
    const again = await OtherSdkGame.open(page, SLUG);
    await again.press('Sign in');
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await again.tells('slots ["2"]');
    await again.tells('round {"hoops":2}');
  });

  test('is told that the player has closed the sign-in', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Sign in');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await game.tells('sign-in refused 403 err_declined');
    await game.press('Sign in');
    await game.tells('sign-in refused 429 err_too_many_requests');
  });

  test('sells and asks for mails by the portal’s dialogs alone', async ({ page, baseURL }) => {
    const name = await signUpQuickly(page, 'buyer');
    await holocade(['coins', 'grant', name, '5'], new URL(baseURL ?? '').port);
    const game = await OtherSdkGame.open(page, SLUG);
    const dialog = page.getByRole('alertdialog');
    await game.press('Buy a net');
    await dialog.getByRole('button', { name: /^Buy for/ }).click();
    await game.tells('bought true net 1');
    await game.press('Mails');
    await dialog.getByRole('button', { name: 'Send me emails' }).click();
    await game.tells('mails');
    await game.press('Mails');
    await game.tells('no mails');
    await game.press('Buy a net');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await game.tells('purchase refused 403 err_declined');
  });
});

test.describe('a game of the CrazyGames SDK', () => {
  const SLUG = 'lagoon-lights';
  // Its own portal's script is in its page, and is not let in.
  test.use({
    allowedComplaints: [/sdk\.crazygames\.com|Content Security Policy/],
    allowedHosts: ['sdk.crazygames.com'],
  });
  test.beforeAll(({ baseURL }) => publish(baseURL ?? '', SLUG));
  test.afterAll(({ baseURL }) => unpublish(SLUG, new URL(baseURL ?? '').port));

  test('runs unchanged: it awaits init, and the portal plays its rewarded ad @desktop', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    expect(await game.told()).toEqual([
      'too early sdkNotInitialized',
      'environment crazygames',
      'guest',
      'lamps 0',
      'ready',
    ]);
    await game.press('Watch an ad');
    await game.tells('ad started');
    await game.tells('ad finished');
    await game.press('Odd calls');
    await game.tells('token userNotAuthenticated');
    await game.tells('no call unexpectedError');
    await game.tells('invite notAvailable');
    await game.tells('replay 150000');
    await game.press('Light a lamp');
    await page.reload();
    await (await OtherSdkGame.open(page, SLUG)).tells('lamps 1');
  });

  test('moves a guest’s data up, keeps them in the account, and begins anew after sign-out', async ({
    page,
    browser,
  }) => {
    const name = await signUpQuickly(page, 'lamps');
    await signOut(page);
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Light a lamp');
    await game.press('Odd calls');
    await game.tells('replay 150000');
    await game.press('Sign in');
    const saved = page.waitForResponse(
      (one) => one.url().endsWith('/saves/write') && one.request().postDataJSON().slot === 1,
    );
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await game.tells(`signed in ${name}`);
    await game.tells(`auth ${name}`);
    expect((await saved).status()).toBe(200);
    const started = sessionStarted(page);
    await game.press('Play on');
    await started;

    const elsewhere = await inAnotherBrowser(browser, name);
    await (await OtherSdkGame.open(elsewhere, SLUG)).tells('lamps 1');
    await elsewhere.context().close();
    await signOut(page);
    await page.reload();
    const again = await OtherSdkGame.open(page, SLUG);
    await again.tells('guest');
    await again.tells('lamps 0');
  });

  test('is told that the player has closed the prompt', async ({ page }) => {
    const game = await OtherSdkGame.open(page, SLUG);
    await game.press('Sign in');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await game.tells('sign-in userCancelled');
  });
});
