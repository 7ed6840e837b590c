import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** Requests, and bytes on the wire with headers. */
interface Load {
  requests: number;
  bytes: number;
  script: number;
}

/**
 * Limits of each kind of page on a phone (docs/performance.md): requests and kilobytes until the `load` event, then requests, kilobytes of
 * script and kilobytes of everything until the page is idle.
 */
const limits: readonly (readonly [string, number, number, number, number, number])[] = [
  ['/', 6, 124, 28, 240, 432],
  ['/arcade/games', 6, 104, 24, 252, 451],
  ['/arcade/games/lantern-drift', 8, 130, 40, 320, 452],
  ['/arcade/games/tag/calm', 6, 117, 42, 288, 482],
  ['/arcade/games/developer/paper-moon', 8, 153, 42, 287, 506],
  ['/search?query=lantern', 5, 94, 26, 282, 418],
  ['/blog', 10, 154, 45, 329, 485],
  ['/blog/article/a-link-is-a-door', 6, 109, 43, 333, 444],
  ['/hc/guest', 5, 95, 37, 291, 388],
  ['/hc/legal/imprint', 5, 93, 20, 251, 346],
  ['/market', 6, 99, 35, 268, 396],
  ['/community/user/nova', 8, 102, 46, 295, 417],
];

/** Opens a page and counts until its `load` event and until it is idle. */
async function loadOf(page: Page, path: string): Promise<{ readonly loaded: Load; readonly idle: Load }> {
  const load: Load = { requests: 0, bytes: 0, script: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    load.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') load.script += encodedDataLength;
  });
  // Events arrive in order, so the count at the load event contains earlier requests only.
  await devtools.send('Page.enable');
  const loaded = new Promise<Load>((resolve) => {
    devtools.on('Page.loadEventFired', () => resolve({ ...load }));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { loaded: await loaded, idle: { ...load } };
}

for (const [path, firstRequests, firstKilobytes, requests, script, kilobytes] of limits)
  test(`${path} stays within its limits of requests and bytes @phone`, async ({ page }) => {
    const { loaded, idle } = await loadOf(page, path);
    test.info().annotations.push({ type: 'load', description: JSON.stringify({ loaded, idle }) });
    expect.soft(loaded.script).toBe(0);
    expect.soft(loaded.requests).toBeLessThanOrEqual(firstRequests);
    expect.soft(loaded.bytes).toBeLessThan(firstKilobytes * 1000);
    expect.soft(idle.requests).toBeLessThanOrEqual(requests);
    expect.soft(idle.script).toBeGreaterThan(100_000);
    expect.soft(idle.script).toBeLessThan(script * 1000);
    expect.soft(idle.bytes).toBeLessThan(kilobytes * 1000);
  });

test('the home page has no layout shift while it loads @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(() => (window as typeof window & { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});
