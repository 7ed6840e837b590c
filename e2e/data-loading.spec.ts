import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';

const INDEX = /\/v1\/public\/arcade\/game\/index/;
const DETAILS = /\/v1\/public\/arcade\/game\/[^/]+\/details/;

// A link that is pressed before is followed by the browser, and who listens for intent comes last of all.
const hydrated = { waitUntil: 'networkidle' } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

/** Keeps answers back until they are let go. */
async function hold(page: Page, address: RegExp) {
  const waiting: Route[] = [];
  let held = true;
  await page.route(address, async (route) => {
    if (held) waiting.push(route);
    else await route.fallback();
  });
  return {
    waiting,
    /** Lets go what waits; `body` says something else in the server's place. */
    async release(body?: string) {
      held = false;
      for (const route of waiting.splice(0)) {
        if (body === undefined) await route.continue();
        else await route.fulfill({ body, contentType: 'application/json' });
      }
    },
  };
}

test('a page once seen is there at once, at its place, and shows what is new when it comes @phone', async ({
  page,
}) => {
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

test('the home page is there at once for who comes back, its slider as it was', async ({ page }) => {
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

test('a page that is long in coming is announced by its shape, and begins at its top @phone', async ({ page }) => {
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

test('a page is fetched with its code while the pointer rests on its link, and is then only opened', async ({
  page,
}) => {
  await page.goto('/arcade/games', hydrated);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const fetched = page.waitForResponse(DETAILS);
  const code = page.waitForResponse(/\/assets\/game\.page/);
  // What follows the pointer comes when the page has time.
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

test('what was seen is forgotten by whoever signs in', async ({ page }) => {
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

test('a page that is on its way is asked for again when its visitor signs out', async ({ page }) => {
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

test('a page keeps its place when a second one is chosen while the first is awaited', async ({ page }) => {
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

test('a link that keeps the focus has its page fetched once, and Back leads to the link that was followed', async ({
  page,
}) => {
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

test('the shape of a page stands where the page will stand @phone', async ({ page }) => {
  await page.goto('/arcade/games', hydrated);
  const details = await hold(page, DETAILS);
  await card(page, 'Pulse Saber').click();
  /** The first large picture, or what stands for it. */
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
  // A list is wrapped, since a pair would be read as a value with its options.
  test.use({ allowedComplaints: [[/No list can be made/, /Minified React error #(422|520)/], { scope: 'test' }] });

  test('leaves the page, whether it comes from the server or by a click', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.ListFormat.prototype.format = () => {
        throw new Error('No list can be made');
      };
    });
    for (const way of ['address', 'click']) {
      await page.goto(way === 'address' ? '/arcade/games/pulse-saber' : '/arcade/games');
      if (way === 'click') await card(page, 'Pulse Saber').click();
      await expect(heading(page, 'Pulse Saber')).toBeVisible();
      await expect(page.getByText('Something went wrong here.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('button', { name: /play/i }).first()).toBeVisible();
    }
  });
});
