import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { history, isOpen, sessionStarted, startElsewhere } from './pages/play-sessions';

/** Plays the game without a headset until it reports gameplay. */
async function play(page: Page): Promise<void> {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play' }).click();
  await expect(game.locator('html')).toHaveAttribute('data-state', 'playing');
}

test('a play without a headset is a session that ends with navigation to another page', async ({ page }) => {
  const player = await signUpQuickly(page, 'player');
  const [id] = await Promise.all([sessionStarted(page), play(page)]);
  expect(await isOpen(page, id)).toBe(true);
  expect(await history(page, player)).toEqual(['lantern-drift']);
  await page.getByRole('link', { name: 'Holocade' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => isOpen(page, id)).toBe(false);
});

test('F21: closing the tab ends only its play @desktop', async ({ page, context }) => {
  await signUpQuickly(page, 'player');
  const stays = await startElsewhere(page);
  const other = await context.newPage();
  const [goes] = await Promise.all([sessionStarted(other), play(other)]);
  expect([await isOpen(page, stays), await isOpen(page, goes)]).toEqual([true, true]);
  await other.close();
  // Long before the server would expire it.
  await expect.poll(() => isOpen(page, goes)).toBe(false);
  expect(await isOpen(page, stays)).toBe(true);
});

test('F21: opening another site or reloading the page ends the play', { tag: '@repeat' }, async ({ page, context }) => {
  await signUpQuickly(page, 'player');
  const watching = await context.newPage();
  await watching.goto('/hc/legal/imprint');
  const [first] = await Promise.all([sessionStarted(page), play(page)]);
  await page.reload();
  await expect.poll(() => isOpen(watching, first)).toBe(false);
  const [second] = await Promise.all([sessionStarted(page), play(page)]);
  await page.goto('about:blank');
  await expect.poll(() => isOpen(watching, second)).toBe(false);
});

test('the play of a visitor is counted without a session', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
  });
  const counted = page.waitForResponse((response) => response.url().endsWith('/game/lantern-drift/played'));
  await play(page);
  expect((await counted).status()).toBe(200);
  expect(calls).toEqual(['/v1/public/user/arcade/game/lantern-drift/played']);
});
