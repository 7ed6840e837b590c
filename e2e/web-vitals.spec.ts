import type { Page, Response } from '@playwright/test';
import { INLINED_STATE_ID } from '../src/composition/inlined-state';
import type { WireWebVitals } from '../src/contract/web-vitals.contract';
import { WEB_VITALS_PATH, wireWebVitals } from '../src/contract/web-vitals.contract';
import { expect, test } from './fixtures/test';

/** Lets the page measure itself, as a server with `HOLOCADE_WEB_VITALS_PERCENT=100` does. Returns the reports. */
async function measured(page: Page) {
  const reports: WireWebVitals[] = [];
  await page.context().route(`**${WEB_VITALS_PATH}`, async (route) => {
    reports.push(route.request().postDataJSON() as WireWebVitals);
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript((id) => {
    document.addEventListener('DOMContentLoaded', () => {
      const element = document.getElementById(id);
      if (element === null) return;
      const state = JSON.parse(element.textContent) as { readonly settings: object };
      element.textContent = JSON.stringify({ ...state, settings: { ...state.settings, webVitals: 100 } });
    });
  }, INLINED_STATE_ID);
  return reports;
}

/** Hides the page as another tab does, while Playwright still sees its requests. */
const hide = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Counts the scripts of a page that measure it. */
function measuringScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).filter((text) => text.includes('largest-contentful-paint')).length;
}

test('a measured page load is reported once, after the page is hidden, without an identifier', async ({ page }) => {
  const reports = await measured(page);
  const scripts = measuringScripts(page);
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  // On a busy machine, the page is idle later than its network.
  await expect.poll(scripts).toBe(1);
  await page.locator('h1').click();
  expect(reports).toEqual([]);
  await hide(page);
  await expect.poll(() => reports).toHaveLength(1);
  await hide(page);
  const [report] = reports;
  expect(wireWebVitals.safeParse(report).success).toBe(true);
  expect(report).toMatchObject({ page: 'game', device: 'desktop' });
  expect(report?.ttfb).toBeGreaterThan(0);
  expect(report?.lcp).toBeGreaterThan(0);
  expect(reports).toHaveLength(1);
});

test('a portal without the setting loads no script for web vitals', async ({ page }) => {
  const scripts = measuringScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await scripts()).toBe(0);
});
