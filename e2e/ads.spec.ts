import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { logInQuickly } from './pages/own-player';

const GAME = '/arcade/games/orbital-salvage';
const places = (page: Page) => page.getByRole('note', { name: 'Advertisement' });
const panel = (page: Page) => page.getByRole('region', { name: 'Advertisement' });

/** Records the page's ad requests from now on. */
function watchAds(page: Page) {
  const asked = { served: 0, impressions: [] as string[], probes: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/public/ads/page/serve/')) asked.served += 1;
    const impression = /^\/v1\/public\/ads\/page\/(.+)\/impression$/.exec(pathname);
    if (impression?.[1] !== undefined) asked.impressions.push(impression[1]);
    if (pathname === '/ads/probe.gif') asked.probes += 1;
  });
  return asked;
}

test('a visitor sees an ad below the categories, which counts once and rotates after 30 seconds @phone', async ({
  page,
}) => {
  const asked = watchAds(page);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'load' });
  const place = places(page).first();
  const before = await place.boundingBox();
  await place.scrollIntoViewIfNeeded();
  const ad = place.getByRole('link', { name: /opens in a new tab/ });
  await expect(ad).toBeVisible();
  await expect(ad).toHaveAttribute('rel', 'noopener sponsored');
  await expect(ad).toHaveAttribute('target', '_blank');
  await expect.poll(() => asked.impressions.length).toBe(1);
  const after = await place.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

  await page.clock.fastForward(29_000);
  expect(asked.impressions).toHaveLength(1);
  await page.clock.fastForward(1_000);
  await expect.poll(() => asked.impressions.length).toBe(2);
  expect(new Set(asked.impressions).size).toBe(2);
});

test('ads far below the window or before the page load are not requested', async ({ page }) => {
  const asked = watchAds(page);
  await page.goto('/', { waitUntil: 'load' });
  expect(asked.served).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(asked.impressions).toEqual([]);
  await places(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => asked.impressions.length).toBe(1);
});

test('an ad of 600 by 500 is shown beside a game’s description and counts once', async ({ page }) => {
  const asked = watchAds(page);
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'load' });
  await places(page).scrollIntoViewIfNeeded();
  const ad = places(page).getByRole('link', { name: /opens in a new tab/ });
  await expect(ad).toBeVisible();
  const { width = 0, height = 1 } = (await ad.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(600 / 500, 1);
  await expect.poll(() => asked.impressions.length).toBe(1);
});

test('premium players see no ads, and none are requested @desktop', async ({ page }) => {
  await logInQuickly(page, 'orion');
  const asked = watchAds(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(places(page)).toHaveCount(0);
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await expect(places(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByText(/Orbital Salvage by .+ Never enter your Holocade password/)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(asked).toEqual({ served: 0, impressions: [], probes: 0 });
  const message = await page.evaluate(
    async () => (await fetch('/v1/public/ads/page/serve/735x90')).json() as Promise<{ data: unknown }>,
  );
  expect(message.data).toBeNull();
});

test('the ad before a game counts down five seconds while the game loads, and is skipped by keyboard @phone', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  const skip = panel(page).getByRole('button');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveText(/^Skip in [1-5] s$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Orbital Salvage starts after this ad')).toBeVisible();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'ready');
  await expect(panel(page)).toBeVisible();
  const { width = 0, height = 0 } = (await skip.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  await page.clock.fastForward(5_000);
  await expect(skip).toHaveText('Skip ad');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText(/Orbital Salvage by .+ Never enter your Holocade password/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-state', 'playing');
});

test('the ad before a game opens in a new tab and leaves the game open', async ({ page, context }) => {
  await page.goto(GAME, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play/ }).click();
  const [tab] = await Promise.all([context.waitForEvent('page'), panel(page).getByRole('link').click()]);
  await expect(tab).toHaveURL(/\/arcade\/games\/lantern-drift$/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
});

test.describe('with blocked ads', () => {
  test.use({ allowedComplaints: [/net::ERR_FAILED/] });

  test('the ad before a game gives up after three tries and shows the game', async ({ page }) => {
    const asked = watchAds(page);
    await page.route('**/ads/probe.gif*', (route) => route.abort());
    await page.goto(GAME, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(panel(page)).toHaveCount(0);
    expect(asked.probes).toBe(3);
    await expect(page.getByText(/Orbital Salvage by .+ Never enter your Holocade password/)).toBeVisible();
  });

  test('the portal’s own ad shows its text if its picture is blocked, and nothing is counted', async ({ page }) => {
    const asked = watchAds(page);
    await page.route('**/ads/*.webp', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    await places(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.served).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(places(page).first().getByRole('link')).toHaveAttribute('href', '/arcade/games');
    expect(asked.impressions).toEqual([]);
  });
});
