/** A phone of 412 CSS pixels. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Time without requests after which a page is idle, in milliseconds. */
const QUIET = 1500;

/** Sums requests and bytes on the wire by resource type. */
class Sum {
  requests = 0;
  bytes = 0;
  types = {};

  add(type, bytes) {
    this.requests += 1;
    this.bytes += bytes;
    this.types[type] = (this.types[type] ?? 0) + bytes;
  }
}

/** Returns requests and bytes of a page in a new browser context: until the `load` event, and until the page is idle. */
export async function pageWeight(browser, url) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const sum = new Sum();
    const types = new Map();
    let last = performance.now();
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = performance.now();
      sum.add(types.get(requestId) ?? 'Other', encodedDataLength);
    });
    await devtools.send('Network.enable');
    await devtools.send('Page.enable');
    // Events arrive in order, so the sum at the load event contains earlier requests only.
    const loaded = new Promise((resolve) => {
      devtools.once('Page.loadEventFired', () => resolve(structuredClone({ ...sum })));
    });
    await page.goto(url, { waitUntil: 'load' });
    const load = await loaded;
    while (performance.now() - last < QUIET) await page.waitForTimeout(100);
    return { load, idle: { ...sum } };
  } finally {
    await context.close();
  }
}
