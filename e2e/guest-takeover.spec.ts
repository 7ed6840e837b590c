import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';
import { SdkGame } from './pages/sdk-game';

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() =>
    fetch('/v1/private/user/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );
}

/** Plays as a guest, and then logs in from the game. */
async function signInFrom(game: SdkGame, name: string): Promise<void> {
  expect((await game.call('user.openLogin')).code).toBe('ok');
  await new AuthDialog(game.page).answerOpen(name, PASSWORD);
  await game.hears('auth', { loggedIn: true });
}

test('a guest’s saves are stored in the account with the player’s consent, slot by slot @desktop', async ({ page }) => {
  const name = await signUpQuickly(page, 'guest');
  const before = await SdkGame.open(page);
  expect((await before.call('save.write', { from: 'account' }, { slot: 2, name: 'Mine' })).code).toBe('ok');
  await signOut(page);
  const game = await SdkGame.open(page);
  expect((await game.call('save.load', 2)).code).toBe('err_not_found');
  for (const slot of [1, 2]) await game.call('save.write', { from: 'guest' }, { slot, name: 'Camp' });
  await signInFrom(game, name);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Keep your guest progress?');
  await expect(dialog).toContainText('2 saves');
  await expect(dialog.getByRole('radio', { name: /Account: Mine/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Keep progress' }).click();
  await game.hears('taken-over', { slots: [1, 2], boards: [] });
  expect((await game.call('save.load', 1)).value).toMatchObject({ data: { from: 'guest' } });
  expect((await game.call('save.load', 2)).value).toMatchObject({ data: { from: 'account' } });
});

test('a declined takeover leaves the account and the guest’s saves unchanged', async ({ page }) => {
  const name = await signUpQuickly(page, 'keeper');
  await signOut(page);
  const game = await SdkGame.open(page);
  await game.call('save.write', { from: 'guest' });
  await signInFrom(game, name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  expect((await game.call('save.all')).value).toEqual({});
  await signOut(page);
  const again = await SdkGame.open(page);
  expect((await again.call('save.load')).value).toMatchObject({ data: { from: 'guest' } });
});

test('an achievement of a guest says why to log in, on a phone too @phone', async ({ page }) => {
  const socket = page.waitForEvent('websocket');
  await page.goto('/');
  await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ok":true'));
  await page.evaluate(async () => {
    const path = '/v1/public/arcade/gp/game/lantern-drift/achievements/first-light/unlock';
    await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  });
  const toast = noticesOf(page);
  await expect(toast.getByText('First Light')).toBeVisible();
  await expect(toast.getByText('Log in or sign up to save your achievement.')).toBeVisible();
  await toast.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
});
