import { expect, test } from './fixtures/test';

interface Load {
  requests: number;
  bytes: number;
  script: number;
}

// Measured on the network, before realtime and the contract are loaded on idle (docs/performance.md).
const SCRIPT_LIMIT = 178_500;
const TOTAL_LIMIT = 415_000;
const REQUEST_LIMIT = 25;

test('the first load of the home page stays within its byte limit @phone', async ({ page }) => {
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
  await page.goto('/', { waitUntil: 'load' });
  const first = await loaded;
  test.info().annotations.push({ type: 'first load', description: JSON.stringify(first) });
  expect(first.script).toBeGreaterThan(50_000);
  expect(first.script).toBeLessThan(SCRIPT_LIMIT);
  expect(first.bytes).toBeLessThan(TOTAL_LIMIT);
  expect(first.requests).toBeLessThan(REQUEST_LIMIT);
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
