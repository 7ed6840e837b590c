import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** True if the last late section of a page is laid out. */
const lastIsLaidOut = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-late] > * ~ section h2')]
        .at(-1)
        ?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
  );

/** Prevents hydration until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const path of ['/', '/arcade/games/lantern-drift']) {
  test(`later sections of ${path} are laid out when they are near or the page is hydrated, and at once after a reload @desktop @phone`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    expect(await lastIsLaidOut(page)).toBe(false);
    await page.locator('[data-late] > * ~ section h2').last().scrollIntoViewIfNeeded();
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await page.reload();
    expect(await lastIsLaidOut(page)).toBe(true);
    await page.goto(path);
    expect(await lastIsLaidOut(page)).toBe(false);
    const place = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    const [width, content] = await place();
    expect(content).toBe(width);
    release();
    await expect.poll(() => lastIsLaidOut(page)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  });

  test(`the End key reaches the end of ${path} before hydration @desktop @phone`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    expect(await lastIsLaidOut(page)).toBe(false);
    await page.keyboard.press('End');
    // Pictures that load meanwhile move the end by some pixels.
    const belowWindow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect.poll(belowWindow).toBeLessThan(16);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    release();
  });
}
