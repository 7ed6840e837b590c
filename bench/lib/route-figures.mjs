import { median } from './percentile.mjs';
import { DEMO_PASSWORD } from './portal.mjs';
import { routeChange } from './route-change.mjs';

const DESKTOP = { viewport: { width: 1280, height: 800 }, ignoreHTTPSErrors: true };
/** Time after `load` in which the page prepares later ones, in milliseconds. */
const SETTLE = 2500;
const PLAYER = { login: 'nova', password: DEMO_PASSWORD, remember: false };

/** Measured route changes: start page and link. Pages of the account need a player. */
const CHANGES = [
  { name: 'home to index', from: '/', link: 'a[href="/arcade/games"]:visible' },
  { name: 'home to game page', from: '/', link: 'main a[href^="/arcade/games/"]:visible >> nth=3' },
  { name: 'home to blog', from: '/', link: 'a[href="/blog"]:visible' },
  { name: 'account to settings', from: '/account/home', link: 'a[href="/account/settings"]:visible', player: true },
];

async function logIn(page, address) {
  await page.goto(address, { waitUntil: 'load' });
  const status = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/v1/public/user/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  }, PLAYER);
  if (status !== 200) throw new Error(`The login of ${PLAYER.login} answered ${status}.`);
}

/** Measures each route change in new contexts. Returns the median in milliseconds. */
export async function routeFigures(portal, { browser, runs, rate }) {
  const figures = {};
  for (const { name, from, link, player = false } of CHANGES) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(DESKTOP);
      const page = await context.newPage();
      if (player) await logIn(page, portal.address);
      await page.goto(portal.address + from, { waitUntil: 'load' });
      await page.waitForTimeout(SETTLE);
      times.push(await routeChange(page, link, { rate }));
      await context.close();
    }
    figures[name] = median(times);
  }
  return figures;
}

/** Measures the memory of a tab before and after a number of route changes, in bytes of JavaScript objects. */
export async function memoryFigures(portal, { browser, changes = 50 }) {
  const context = await browser.newContext(DESKTOP);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(portal.address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE);
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const go = async (link) => {
    const heading = await page.locator('main h1').first().textContent();
    await page.locator(link).first().click();
    await page.waitForFunction(
      (before) => globalThis.document.querySelector('main h1')?.textContent !== before,
      heading,
    );
  };
  const turn = async () => {
    await go('a[href="/arcade/games"]:visible');
    await go('a[href="/blog"]:visible');
  };
  // The first turn loads scripts, which stay.
  await turn();
  const before = await used();
  for (let turns = 0; turns < changes / 2; turns += 1) await turn();
  const after = await used();
  await context.close();
  return { before, after, changes };
}
