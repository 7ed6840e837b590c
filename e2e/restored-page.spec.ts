import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { isOpen, sessionStarted } from './pages/play-sessions';

/** Plays a game of the player's, and tells the play session. */
async function played(page: Page): Promise<string> {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  const started = sessionStarted(page);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  return started;
}

// Chromium itself keeps no page that a private answer made, or that has asked for a headset: it is told as another browser would tell it.
test('a page that a browser has put away and brings back goes on in a play session of its own', async ({ page }) => {
  await signUpQuickly(page, 'player');
  const first = await played(page);
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await tell('pagehide');
  await expect.poll(() => isOpen(page, first)).toBe(false);
  const [second] = await Promise.all([sessionStarted(page), tell('pageshow')]);
  expect(second).not.toBe(first);
  expect([await isOpen(page, first), await isOpen(page, second)]).toEqual([false, true]);
});

test('who goes back to a game finds its Play button, and plays in no session', async ({ page }) => {
  await signUpQuickly(page, 'player');
  const first = await played(page);
  await page.goto('/hc/legal/imprint');
  await expect.poll(() => isOpen(page, first)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Play Lantern/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
