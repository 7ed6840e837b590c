import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';

const INDEX = /\/v1\/public\/arcade\/game\/index/;
const DETAILS = /\/v1\/public\/arcade\/game\/[^/]+\/details/;

// Before hydration the browser follows a link itself, and prefetching starts last.
const hydrated = { waitUntil: 'networkidle' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

/** Delays responses until they are released. */
async function hold(page: Page, address: RegExp) {
  const waiting: Route[] = [];
  let held = true;
  await page.route(address, async (route) => {
    if (held) waiting.push(route);
    else await route.fallback();
  });
  return {
    waiting,
    /** Releases the delayed responses; `body` replaces the server's body. */
    async release(body?: string) {
      held = false;
      for (const route of waiting.splice(0)) {
        if (body === undefined) await route.continue();
        else await route.fulfill({ body, contentType: 'application/json' });
      }
    },
  };
}

test('a visited page is shown from the cache at its scroll position and then updated @phone', async ({ page }) => {
  await page.goto('/', hydrated);
  const answered = page.waitForResponse(INDEX);
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  const first = await (await answered).text();
  await expect(heading(page, 'Games')).toBeVisible();
  await card(page, 'Pulse Saber').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await card(page, 'Pulse Saber').click();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();

  const index = await hold(page, INDEX);
  await page.goBack();
  await expect(heading(page, 'Games')).toBeVisible();
  await expect(card(page, 'Pulse Saber')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(() => index.waiting.length).toBe(1);
  await index.release(first.replaceAll('Pulse Saber', 'Pulse Saber Reborn'));
  await expect(card(page, 'Pulse Saber Reborn')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);

  const details = await hold(page, DETAILS);
  await page.goForward();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  await expect.poll(() => details.waiting.length).toBe(1);
  await details.release();
});

test('the home page is restored at once with its slider position', async ({ page }) => {
  await page.goto('/', hydrated);
  const slides = page.getByRole('region', { name: 'Featured games' });
  const shown = await slides.getByRole('heading').textContent();
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  await expect(heading(page, 'Games')).toBeVisible();
  const home = await hold(page, /\/v1\/public\/global\/home/);
  await page.goBack();
  await expect(slides.getByRole('heading')).toHaveText(shown ?? '');
  await home.release();
});

test('a slow page shows its skeleton and starts at the top @phone', async ({ page }) => {
  await page.goto('/blog/article/eleven-milliseconds', hydrated);
  const old = page.getByRole('main').getByRole('heading', { level: 1 });
  const title = (await old.textContent()) ?? '';
  await page.evaluate(() => scrollTo(0, 300));
  const index = await hold(page, INDEX);
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(heading(page, title)).toBeHidden();
  await index.release();
  await expect(heading(page, 'Games')).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page is prefetched with its code while the pointer is on its link', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = page.waitForResponse(DETAILS);
  const code = page.waitForResponse(/\/assets\/game\.page/);
  // Prefetching waits for an idle page.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card(page, 'Pulse Saber').hover();
    await expect.poll(() => asked.some((url) => DETAILS.test(url)), { timeout: 2000 }).toBe(true);
  }).toPass();
  await Promise.all([fetched, code]);
  expect(asked.filter((url) => DETAILS.test(url))).toHaveLength(1);

  const details = await hold(page, DETAILS);
  await card(page, 'Pulse Saber').click();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  await expect.poll(() => details.waiting.length).toBe(0);
  expect(asked.some((url) => url.includes('/played'))).toBe(false);
  await details.release();
});

test('the page cache is cleared after a login', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  await card(page, 'Pulse Saber').click();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  const dialog = new AuthDialog(page);
  await dialog.logIn('nova', 'Holocade!1');
  await expect(dialog.dialog).toBeHidden();
  const index = await hold(page, INDEX);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(heading(page, 'Games')).toBeHidden();
  await index.release();
  await expect(heading(page, 'Games')).toBeVisible();
});

test('a pending page is requested again after a logout', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  const dialog = new AuthDialog(page);
  await dialog.logIn('nova', 'Holocade!1');
  await expect(dialog.dialog).toBeHidden();
  await page.locator('[data-account]').getByRole('button').click();
  const details = await hold(page, DETAILS);
  await card(page, 'Pulse Saber').evaluate((link: HTMLElement) => {
    link.click();
  });
  await expect.poll(() => details.waiting.length).toBe(1);
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(() => details.waiting.length).toBe(2);
  await details.release();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  await expect(page.getByRole('button', { name: 'LOGIN', exact: true })).toBeVisible();
});

test('a page keeps its scroll position when a second link is pressed during a pending navigation', async ({ page }) => {
  await page.goto('/blog/article/eleven-milliseconds', hydrated);
  const title = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  const index = await hold(page, INDEX);
  const sections = page.getByRole('navigation', { name: 'Main' });
  await sections.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(sections.locator('[aria-current]')).toHaveAccessibleName('Games');
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await sections.getByRole('link', { name: 'Help' }).click();
  await expect(heading(page, 'Support Center')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await index.release();
});

test('a focused link prefetches its page once, and Back restores the focus', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = card(page, 'Pulse Saber');
  await link.focus();
  const waits = page.waitForRequest(DETAILS);
  await waits;
  expect(asked.filter((url) => DETAILS.test(url))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Games')).toBeVisible();
  await expect(link).toBeFocused();
});

test('the skeleton of a page has the position of its content @phone', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  const details = await hold(page, DETAILS);
  await card(page, 'Pulse Saber').click();
  /** The first large picture or its placeholder. */
  const frame = (within: string) =>
    page.evaluate((root) => {
      const boxes = [...document.querySelectorAll(`${root} *`)].map((element) => element.getBoundingClientRect());
      const large = boxes.find(({ width, height }) => width > 300 && Math.abs(width / height - 16 / 9) < 0.02);
      return large === undefined ? [] : [large.x, large.y, large.width].map(Math.round);
    }, within);
  await expect(page.locator('main > [aria-hidden="true"]')).toBeVisible();
  const [x = 0, y = 0, width = 0] = await frame('main > [aria-hidden="true"]');
  expect(width).toBeGreaterThan(300);
  await details.release();
  await expect(heading(page, 'Pulse Saber')).toBeVisible();
  const [left = 0, top = 0, wide = 0] = await frame('main > div:not([aria-hidden])');
  for (const moved of [left - x, top - y, wide - width]) expect(Math.abs(moved)).toBeLessThanOrEqual(4);
});

test.describe('a part of a page that fails', () => {
  // The list is wrapped, because Playwright reads a pair as a value with options.
  test.use({ allowedComplaints: [[/No date can be written/, /Minified React error #(422|520)/], { scope: 'test' }] });

  test('is omitted from the page, in server rendering and after a click', async ({ page }) => {
    await page.addInitScript(() => {
      Date.prototype.getUTCHours = () => {
        throw new Error('No date can be written');
      };
    });
    for (const way of ['address', 'click']) {
      await page.goto(way === 'address' ? '/arcade/games/pulse-saber' : '/arcade/games');
      if (way === 'click') await card(page, 'Pulse Saber').click();
      await expect(heading(page, 'Pulse Saber')).toBeVisible();
      await expect(page.getByText('Something went wrong here.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /play/i }).first()).toBeVisible();
    }
  });
});
