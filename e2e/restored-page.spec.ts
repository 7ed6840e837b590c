import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { isOpen, sessionStarted } from './pages/play-sessions';

/** Plays a game and returns the play session. */
async function played(page: Page): Promise<string> {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  const started = sessionStarted(page);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  return started;
}

// Chromium does not cache a page of a private response or with a headset request. The test dispatches the events of other browsers.
test('a page restored from the back/forward cache continues in a new play session', async ({ page }) => {
  await signUpQuickly(page, 'player');
  const first = await played(page);
  const dispatch = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await dispatch('pagehide');
  await expect.poll(() => isOpen(page, first)).toBe(false);
  const [second] = await Promise.all([sessionStarted(page), dispatch('pageshow')]);
  expect(second).not.toBe(first);
  expect([await isOpen(page, first), await isOpen(page, second)]).toEqual([false, true]);
});

test('going back to a game shows its Play button without a play session', async ({ page }) => {
  await signUpQuickly(page, 'player');
  const first = await played(page);
  await page.goto('/hc/legal/imprint');
  await expect.poll(() => isOpen(page, first)).toBe(false);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Play Lantern/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
