import type { Page } from '@playwright/test';
import { badVast } from '../test/adapters/ads/bad-vast';
import type { AdServers } from './fixtures/ad-servers';
import { startAdServers } from './fixtures/ad-servers';
import { expect, test } from './fixtures/test';

const GAME = '/arcade/games/lantern-drift';
const panel = (page: Page) => page.getByRole('region', { name: 'Advertisement' });
const frame = (page: Page) => page.locator('iframe[title="Third-party ad"]');
/** Maximum milliseconds for the overlay to close (security T39). */
const LONGEST = 10_500;
/** Servers that never finish. Only a timeout ends them. */
const SILENT = ['no answer', 'an answer without end'];
/** The bad response that is most dangerous in a browser. `test/adapters/ads` covers all of them without one. */
const EXAMPLE = 'a click that is script';

// One portal and one ad server for all tests.
test.describe.configure({ mode: 'serial' });
test.use({ allowedHosts: ['vast.localhost'] });

let servers: AdServers;
test.beforeAll(async () => {
  servers = await startAdServers();
});
test.afterAll(() => servers.close());
test.beforeEach(() => {
  servers.manager = true;
  servers.answerWith('good');
});

/** Opens a game whose page records the panel's opening and closing. */
async function play(page: Page): Promise<void> {
  await page.goto(servers.portal + GAME, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const seen = { came: 0, went: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const there = document.querySelector('section[aria-label="Advertisement"]') !== null;
      if (there && seen.came === 0) seen.came = performance.now();
      if (!there && seen.came > 0 && seen.went === 0) seen.went = performance.now();
    }).observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: /^Play/ }).click();
}

test('a third-party video plays in its own frame, reports its quartiles, and can be skipped', async ({
  page,
  context,
}) => {
  await play(page);
  const skip = panel(page).getByRole('button');
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
  await expect(skip).toHaveText(/^Skip in [12] s$/);
  expect(await frame(page).evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  const visit = page.frameLocator('iframe[title="Third-party ad"]').getByRole('link', { name: 'Visit the advertiser' });
  const [tab] = await Promise.all([context.waitForEvent('page'), visit.click()]);
  await expect(tab).toHaveURL(/^http:\/\/vast\.localhost:\d+\/shop$/);
  await tab.close();
  await page.bringToFront();
  await expect(skip).toHaveText('Skip ad');
  await expect
    .poll(() => servers.asked.filter((path) => path !== '/tcf.js' && path !== '/shop'))
    .toEqual(
      expect.arrayContaining([
        '/vast',
        '/ad.webm',
        '/seen',
        '/start',
        '/firstQuartile',
        '/midpoint',
        '/thirdQuartile',
        '/complete',
        '/click',
      ]),
    );
  for (const once of ['/vast', '/seen', '/start', '/complete', '/click'])
    expect(servers.asked.filter((path) => path === once)).toHaveLength(1);
  await skip.click();
  await expect(panel(page)).toHaveCount(0);
  await expect(frame(page)).toHaveCount(0);
});

test('no third party is asked for an ad without consent or a consent manager', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', '1'));
  await play(page);
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(servers.asked.filter((path) => path !== '/tcf.js')).toEqual([]);
});

test.describe('a consent manager that is blocked', () => {
  test.use({ allowedComplaints: [/status of 404/] });

  test('does not delay the game', async ({ page }) => {
    servers.manager = false;
    await play(page);
    await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    expect(servers.asked.filter((path) => path !== '/tcf.js')).toEqual([]);
  });
});

test.describe('bad ad servers', () => {
  // Refusals of the frame's policy, and intentionally bad responses.
  test.use({ allowedComplaints: [/status of (404|500)|net::ERR|inline style|style-src-attr/] });

  const expectNoHarm = async (page: Page) => {
    await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(servers.asked.filter((path) => path === '/vast').length).toBeLessThanOrEqual(6);
    expect(servers.asked).not.toContain('/start');
  };

  for (const name of SILENT) {
    test(`T39: ${name} ends within ten seconds and runs nothing on the portal`, async ({ page }) => {
      servers.answerWith(name);
      const began = new Date('2026-03-01T10:00:00Z');
      await page.clock.install({ time: began });
      await page.goto(servers.portal + GAME, { waitUntil: 'networkidle' });
      await page.clock.pauseAt(new Date(began.getTime() + 60_000));
      await page.getByRole('button', { name: /^Play/ }).click();
      await expect.poll(() => servers.asked).toContain('/vast');
      await page.clock.fastForward(9_000);
      await expect(panel(page)).toHaveCount(1);
      await page.clock.fastForward(LONGEST - 9_000);
      await expect(panel(page)).toHaveCount(0);
      await expectNoHarm(page);
    });
  }

  for (const name of Object.keys(badVast).filter((each) => !SILENT.includes(each))) {
    const tag = name === EXAMPLE ? [] : '@long';
    test(`T39: ${name} ends within ten seconds and runs nothing on the portal`, { tag }, async ({ page }) => {
      servers.answerWith(name);
      await play(page);
      await expect(panel(page)).toHaveCount(0, { timeout: 15_000 });
      const seen = await page.evaluate(() => (window as typeof window & { seen: { came: number; went: number } }).seen);
      expect(seen.came).toBeGreaterThan(0);
      expect(seen.went - seen.came).toBeLessThanOrEqual(LONGEST);
      await expectNoHarm(page);
    });
  }
});
