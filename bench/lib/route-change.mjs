/** Slow 4G, as Lighthouse simulates it. Bytes a second, milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };

/** Marks the press and the first frame after it that shows another heading. Runs in the page. */
function watchRouteChange() {
  const before = globalThis.document.querySelector('h1')?.textContent;
  const times = {};
  Object.assign(globalThis, { routeChange: times });
  globalThis.addEventListener('click', () => (times.pressed = performance.now()), { capture: true, once: true });
  const observer = new globalThis.MutationObserver(() => {
    const heading = globalThis.document.querySelector('main h1');
    if (heading === null || heading.textContent === before || heading.closest('[data-away]') !== null) return;
    observer.disconnect();
    globalThis.requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())));
  });
  observer.observe(globalThis.document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * Measures a route change of an open page in milliseconds, from the press on the link to the first frame of the new page, throttled like a
 * phone. `rate` is the slowdown of the processor, and `hover` is the time that the pointer rests on the link before the press.
 */
export async function routeChange(page, link, { rate, hover = 1000 }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.evaluate(watchRouteChange);
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(hover);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => globalThis.routeChange.shown !== undefined, undefined, { timeout: 20_000 });
  const { pressed, shown } = await page.evaluate(() => globalThis.routeChange);
  await devtools.detach();
  return shown - pressed;
}
