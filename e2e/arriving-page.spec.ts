import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** True if the last section of the home page is laid out. */
const lastIsLaidOut = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section h2')].at(-1)?.checkVisibility({ contentVisibilityAuto: true }) ??
      false,
  );

test('sections below the window are laid out when the page is idle, and at once after a reload', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  expect(await lastIsLaidOut(page)).toBe(false);
  await page.locator('main section h2').last().scrollIntoViewIfNeeded();
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await page.reload();
  expect(await lastIsLaidOut(page)).toBe(true);
  await page.goto('/');
  expect(await lastIsLaidOut(page)).toBe(false);
  release();
  await expect.poll(() => lastIsLaidOut(page)).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
});
