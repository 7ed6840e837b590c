import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';

const REACT = '**/v1/public/user/arcade/game/*/react';

const bar = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Reactions' });
const button = (page: Page, name: RegExp) => bar(page).getByRole('button', { name });

/** Returns the count of a button. */
const countOf = async (page: Page, name: RegExp) => Number.parseInt((await button(page, name).textContent()) ?? '', 10);

test('a reaction shows at once, ten fast clicks end in the last state, and it persists @phone @repeat', async ({
  page,
}) => {
  await signUpQuickly(page, 'feeling');
  await page.goto('/arcade/games/pulse-saber', { waitUntil: 'networkidle' });
  await expect(bar(page).getByRole('button')).toHaveCount(9);
  const love = button(page, /^Love/);
  await love.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  const clicked = page.waitForResponse(REACT);
  const bug = button(page, /^Found a bug/);
  for (let click = 0; click < 10; click += 1) await bug.click();
  await clicked;
  await expect(bug).toHaveAttribute('aria-pressed', 'false');
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"joy"') === true);
  await button(page, /^Happy/).click();
  await kept;
  await page.reload({ waitUntil: 'networkidle' });
  for (const [name, pressed] of [
    [/^Love/, 'true'],
    [/^Found a bug/, 'false'],
    [/^Happy/, 'true'],
    [/^Like/, 'false'],
  ] as const)
    await expect(button(page, name)).toHaveAttribute('aria-pressed', pressed);
});

test('nine reaction buttons are large enough for touch and wrap on a phone @phone', async ({ page }) => {
  await page.goto('/arcade/games/pulse-saber');
  for (const each of await bar(page).getByRole('button').all()) {
    const box = await each.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

for (const [kind, name] of [
  ['player', 'nova'],
  ['premium player', 'orion'],
] as const) {
  test(`a visitor logs in and returns as a ${kind} to the same scroll position`, async ({ page }) => {
    await page.goto('/arcade/games/orbital-salvage', { waitUntil: 'networkidle' });
    const cry = button(page, /^Sad/);
    await cry.click();
    await new AuthDialog(page).answerOpen(name, 'Holocade!1');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/arcade/games/orbital-salvage');
    await expect(cry).toHaveAttribute('aria-pressed', 'false');
    await expect(cry).toBeInViewport();
    await expect(cry).toBeFocused();
    await cry.click();
    await expect(cry).toHaveAttribute('aria-pressed', 'true');
    const taken = page.waitForResponse(REACT);
    await cry.click();
    await taken;
    await expect(cry).toHaveAttribute('aria-pressed', 'false');
  });
}

test.describe('a reaction that fails', () => {
  test.use({ allowedComplaints: [/net::ERR_FAILED|the server responded with a status of/] });

  test('is reverted with a message', async ({ page }) => {
    await signUpQuickly(page, 'failing');
    await page.goto('/arcade/games/pulse-saber', { waitUntil: 'networkidle' });
    const before = await countOf(page, /^High five/);
    await page.route(REACT, (route) => route.abort());
    await button(page, /^High five/).click();
    await expect(noticesOf(page).getByText('A network error has occurred.')).toBeVisible();
    await expect(button(page, /^High five/)).toHaveAttribute('aria-pressed', 'false');
    expect(await countOf(page, /^High five/)).toBe(before);
    await page.unroute(REACT);
    await page.route(REACT, (route) => {
      const status = { success: false, code: 429, message: 'Too many. Please try again in 3 seconds.', debug: 'err' };
      return route.fulfill({ status: 429, json: { status, data: null } });
    });
    await button(page, /^High five/).click();
    await expect(noticesOf(page).getByText('Please try again in 3 seconds.')).toBeVisible();
    await expect(button(page, /^High five/)).toHaveAttribute('aria-pressed', 'false');
  });
});
