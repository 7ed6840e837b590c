import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

/** Requests, and bytes on the wire with headers. */
interface Load {
  requests: number;
  bytes: number;
  script: number;
}

/** Limits until the `load` event. Which lazy pictures are loaded by then depends on the time, so only the specification's limits hold. */
const first = { requests: 24, bytes: 320_000 };

/** Limits of each kind of page until it is idle: requests, kilobytes of script and kilobytes of everything (docs/performance.md). */
const limits: readonly (readonly [string, number, number, number])[] = [
  ['/', 30, 240, 490],
  ['/arcade/games', 24, 268, 475],
  ['/arcade/games/lantern-drift', 36, 323, 490],
  ['/arcade/games/tag/calm', 33, 284, 485],
  ['/arcade/games/developer/paper-moon', 33, 285, 510],
  ['/search?query=lantern', 20, 268, 410],
  ['/blog', 32, 282, 440],
  ['/blog/article/a-link-is-a-door', 28, 280, 415],
  ['/hc/guest', 23, 279, 380],
  ['/hc/legal/imprint', 16, 261, 360],
  ['/market', 32, 274, 420],
  ['/community/user/nova', 36, 290, 415],
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

for (const [path, requests, script, kilobytes] of limits)
  test(`${path} stays within its limits of requests and bytes @phone`, async ({ page }) => {
    const { loaded, idle } = await loadOf(page, path);
    test.info().annotations.push({ type: 'load', description: JSON.stringify({ loaded, idle }) });
    expect.soft(loaded.script).toBe(0);
    expect.soft(loaded.requests).toBeLessThanOrEqual(first.requests);
    expect.soft(loaded.bytes).toBeLessThan(first.bytes);
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
