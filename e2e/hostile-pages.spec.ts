import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { HostileGame } from './pages/hostile-game';
import { noticesOf } from './pages/notices';

// The browser logs the attempts that it blocks.
test.use({ allowedComplaints: [/evil\.test|Content Security Policy|violat|Blocked|Permissions policy|ERR_/i] });

/** Uses the portal around the game: opens a menu and follows a link. */
async function expectUsable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(noticesOf(page).getByText(/The link is/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Paper Moon' }).first().click();
  await expect(page).toHaveURL(/\/developer\/paper-moon$/);
}

test('a build with 1,000 workers leaves the portal usable', async ({ page }) => {
  const game = await HostileGame.open(page, 'workers.html');
  const frame = await game.frame();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  expect(await frame.evaluate('workers.length')).toBe(1000);
  await expectUsable(page);
});

test('a build that requests 200 permissions gets none and leaves the portal usable @desktop', async ({ page }) => {
  const game = await HostileGame.open(page, 'permissions.html');
  const frame = await game.frame();
  expect(await frame.evaluate('ends')).toBe(0);
  await expectUsable(page);
});

/** Addresses of another host that the page really requested. */
function foreignRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    // A navigation blocked by the policy is listed as a failed request.
    if (request.url().includes('evil.test') && request.failure() === null) sent.push(request.url());
  });
  return sent;
}

/** Waits for the browser's error page in the game's frame, then for the portal's message above it. */
async function expectLeft(page: Page, heading: RegExp): Promise<void> {
  await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-error:'))).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: heading })).toBeVisible();
}

test('a build that navigates its frame to another host sends no request and leaves the portal usable @desktop', async ({
  page,
}) => {
  const sent = foreignRequests(page);
  await HostileGame.open(page, 'redirect.html');
  // The first report can arrive after its document is unloaded.
  await expectLeft(page, /The game (has stopped|didn't start)/);
  expect(sent).toEqual([]);
  await expectUsable(page);
});

test('a running build that navigates its frame to another host is reported as stopped', async ({ page }) => {
  const sent = foreignRequests(page);
  const game = await HostileGame.open(page, 'redirect-later.html');
  const frame = await game.frame();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  await frame.getByRole('button', { name: 'Go away' }).click();
  await expectLeft(page, /The game has stopped/);
  expect(sent).toEqual([]);
  await expectUsable(page);
});

test('a build without a response fails after a minute and leaves the portal usable @desktop', async ({ page }) => {
  await page.clock.install();
  await page.context().route(/\.play\.holocade\.localhost:\d+\/\d/, () => new Promise(() => undefined));
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  // The first timer shows that the game is slow and starts the timer that ends the wait.
  await expect(page.getByRole('progressbar', { name: 'Loading Lantern Drift' })).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/^Still loading/)).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('alert').filter({ hasText: 'The game didn’t start' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep waiting' })).toBeVisible();
  await expectUsable(page);
});
