import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { logInQuickly } from './pages/own-player';

const GAME = '/arcade/games/lantern-drift';
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

/** Returns the top of each element, without repetition. */
const tops = (elements: Locator): Promise<readonly number[]> =>
  elements.evaluateAll((all) => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))]);

async function play(page: Page): Promise<void> {
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play Lantern Drift' }).click();
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
}

for (const [width, fontSize] of [
  [320, '100%'],
  [360, '100%'],
  [320, '200%'],
  [360, '200%'],
] as const)
  test(`audience choices are in one line or stacked in a ${String(width)} px window at ${fontSize} text size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await logInQuickly(page, 'nova');
    await page.goto('/account/settings', { waitUntil: 'networkidle' });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const group = page.getByRole('radiogroup', { name: 'Profile' });
    const lines = (await tops(group.locator('label'))).length;
    expect(lines).toBe(fontSize === '200%' ? 3 : 1);
    expect(await group.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the current account tab stays in view when the window becomes narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInQuickly(page, 'nova');
  await page.goto('/account/settings', { waitUntil: 'networkidle' });
  await page.setViewportSize(PHONE);
  const tab = page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Settings' });
  await expect(tab).toBeInViewport({ ratio: 1 });
});

test('the question and the link of the login are in one line each on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/login', { waitUntil: 'networkidle' });
  const link = page.getByRole('button', { name: 'Forgot Password' });
  const lines = await link.evaluate((button) => {
    const text = document.createRange();
    const count = (node: Node | null) => {
      if (node === null) return 0;
      text.selectNodeContents(node);
      return text.getClientRects().length;
    };
    return [count(button), count(button.previousSibling)];
  });
  expect(lines).toEqual([1, 1]);
});

for (const size of [PHONE, { width: 1280, height: 720 }])
  test(`the focus ring of "Close search" is whole in a ${String(size.width)} px window`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const close = page.getByRole('button', { name: 'Close search' });
    // Before hydration, the key does nothing.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(close).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    const cut = await close.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const room = button.getBoundingClientRect().top - (button.parentElement?.getBoundingClientRect().top ?? 0);
      return parseFloat(outlineOffset) + parseFloat(outlineWidth) - room;
    });
    expect(cut).toBeLessThanOrEqual(0);
  });

/** Expects the whole game between the header and the navigation. */
async function expectGameInSight(page: Page): Promise<void> {
  const frame = await page.locator('iframe').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(frame?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0);
}

test('a started game is above the navigation of a phone in landscape', async ({ page }) => {
  await page.setViewportSize(LANDSCAPE);
  await play(page);
  await expectGameInSight(page);
});

test('a started game is above the navigation after the phone is turned to landscape', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await play(page);
  await page.setViewportSize(LANDSCAPE);
  await expect(() => expectGameInSight(page)).toPass();
});

test('the start panel of a game shows its buttons whole on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await play(page);
  const panel = page.frameLocator('iframe');
  await expect(panel.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
  const bag = panel.getByRole('button', { name: 'Shop' });
  await expect(bag).toBeInViewport({ ratio: 1 });
  await bag.click();
  const paper = panel.getByRole('button', { name: /Vermilion Paper/ });
  await paper.scrollIntoViewIfNeeded();
  await expect(paper).toBeInViewport({ ratio: 1 });
});
