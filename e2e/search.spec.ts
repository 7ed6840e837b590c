import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures/test';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const bar = (page: Page) => page.getByRole('banner').getByRole('search');
const tooShort = 'Please enter at least 3 character to perform a search.';

/** Opens the search with its button, the only visible part on a phone. */
async function open(page: Page): Promise<void> {
  // Before hydration, the search bar is a form that opens the results page. Hydration starts by removing this function.
  await page.waitForFunction(() => !('takePreHydrationClick' in window));
  await bar(page).getByRole('button', { name: 'Search' }).click();
  await expect(bar(page).getByRole('group', { name: 'Search in' })).toBeVisible();
}

test('a visitor finds a game while typing and opens it by keyboard @phone', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('pulse');
  await expect(list(page).getByRole('option')).toContainText([/Pulse Saber/, /See all results for “pulse”/]);
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { selected: true })).toContainText('Pulse Saber');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/arcade\/games\/pulse-saber$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pulse Saber' })).toBeVisible();
  await expect(bar(page)).toHaveAttribute('data-phase', /^collaps/);
});

test('the slash key opens the search within two seconds, and Escape closes it', async ({ page }) => {
  await page.goto('/arcade/games');
  const back = page.getByRole('link', { name: 'Most Popular' });
  await back.focus();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(bar(page)).toHaveAttribute('data-phase', 'expanding');
  await page.keyboard.type('lan');
  await expect(field(page)).toHaveValue('lan');
  await expect(bar(page)).toHaveAttribute('data-phase', 'expanded');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(back).toBeFocused();
  await expect(bar(page)).toHaveAttribute('data-phase', 'collapsed');
});

test('a scrolled page stays in place while its header is focused and typed in @desktop @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Recent Articles' }).scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('lantern');
  await expect(field(page)).toHaveValue('lantern');
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'LOGIN' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeFocused();
  expect(await scrolled()).toBe(before);
});

test('a search has a URL that shows the same results @phone', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('lantern');
  await bar(page).getByRole('checkbox', { name: 'Articles' }).check();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?query=lantern&games=true&users=true&articles=true$/);
  const results = page.getByRole('main');
  await expect(results.getByRole('heading', { name: /^Games \d/ })).toBeVisible();
  await expect(results.getByRole('heading', { name: /^Articles \d/ })).toBeVisible();
  await page.reload();
  await expect(results.getByRole('textbox', { name: 'Search for' })).toHaveValue('lantern');
  await expect(results.getByRole('checkbox', { name: 'Articles' })).toBeChecked();
  await expect(results.getByRole('link', { name: 'Lantern Drift', exact: true }).first()).toBeVisible();
  await expect(page).toHaveTitle('Search results for “lantern” - Holocade');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a search of two characters shows a message', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-toast="danger"]')).toContainText('Invalid Input');
  await expect(page.locator('[data-toast="danger"]')).toContainText(tooShort);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.type('c');
  await expect(page.locator('[data-toast="danger"]')).toHaveCount(0, { timeout: 1500 });
});

const bad: readonly (readonly [what: string, query: string, text: string])[] = [
  ['two characters', 'ab', tooShort],
  ['only spaces', '     ', tooShort],
  ['ten thousand characters', 'x'.repeat(10_000), 'Please enter at most 100 characters to perform a search.'],
  ['letters that stand alone', 'x & | ! (', 'No results'],
  ['emoji', '\u{1F984}\u{1F984}\u{1F984}', 'No results'],
  ['right-to-left text', '\u05E9\u05DC\u05D5\u05DD \u05E2\u05D5\u05DC\u05DD', 'No results'],
  ['SQL', "'; DROP TABLE games; --", 'No results'],
  ['HTML', '<img src=x onerror=alert(1)>', 'No results'],
];

for (const [what, query, text] of bad) {
  test(`a search for ${what} shows a message and a way on`, async ({ page }) => {
    const response = await page.goto(`/search?query=${encodeURIComponent(query)}`);
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Most Popular Games' })).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
  });
}

test('results, suggestions and an empty result fit a small phone and satisfy axe @phone @repeat', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  for (const query of ['lantern&articles=true&announcements=true', 'zzzzzz', 'ab']) {
    await page.goto(`/search?query=${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check();
  }
  await open(page);
  await page.keyboard.type('lantern');
  await expect(list(page)).toBeVisible();
  await check();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the search opens and closes without animation', async ({ page }) => {
    await page.goto('/');
    await open(page);
    await expect(bar(page)).toHaveAttribute('data-phase', 'expanded');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveAttribute('data-phase', 'collapsed');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form that opens its results without script @phone', async ({ page }) => {
    await page.goto('/');
    await field(page).focus();
    await page.keyboard.type('pulse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?query=pulse$/);
    await expect(page.getByRole('heading', { name: /^Games 1/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Search for' }).fill('ab');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText(tooShort)).toBeVisible();
  });
});

test.describe('a search that fails', () => {
  test.use({ allowedComplaints: [/the server responded with a status of (4|5)\d\d|net::ERR_FAILED/] });

  const api = '**/v1/public/global/search**';
  const general = 'Something went wrong while trying to handle this request. Please try again later.';
  const network = 'A network error has occurred. Please check your connection and try again.';
  const own = 'The search takes a rest. Please try again in a minute.';
  const tired = { status: { success: false, code: 500, message: own, debug: 'err_internal' }, data: null };
  const failures: readonly (readonly [string, Parameters<Route['fulfill']>[0], string])[] = [
    ['500 with words of its own', { status: 500, json: tired }, own],
    ['a page', { status: 200, contentType: 'text/html', body: '<h1>boom</h1>' }, general],
    ['half a JSON', { status: 200, contentType: 'application/json', body: '{"status":{"succ' }, general],
    ['a page and 502', { status: 502, contentType: 'text/html', body: '<h1>boom</h1>' }, network],
    ['nothing', undefined, network],
  ];

  for (const [what, answer, text] of failures)
    test(`after ${what} shows the specified message and can be retried`, async ({ page }) => {
      await page.goto('/search?query=lantern');
      await page.route(api, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
      await open(page);
      await page.keyboard.type('pulse');
      await expect(bar(page).getByRole('status')).toHaveText(/^Suggestions aren’t available right now/);
      await field(page).press('Enter');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(text);
      await expect(page.getByText('boom')).toHaveCount(0);
      await page.unroute(api);
      await main.getByRole('link', { name: 'Try again' }).click();
      await expect(main.getByRole('heading', { name: /^Games 1/ })).toBeVisible();
      await open(page);
    });

  test('failed suggestions appear at the next try', async ({ page }) => {
    await page.goto('/');
    await page.route(api, (route) => route.abort());
    await open(page);
    await page.keyboard.type('pulse');
    await bar(page).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(api);
    await bar(page).getByRole('button', { name: 'Try again' }).click();
    await expect(field(page)).toBeFocused();
    await expect(list(page).getByRole('option')).toContainText([/Pulse Saber/, /See all results for “pulse”/]);
  });

  test('with an excessive URL shows a page with a link home', async ({ page }) => {
    const response = await page.goto(`/search?query=${encodeURIComponent('\u{1F984}'.repeat(10_000))}`);
    expect(response?.status()).toBe(414);
    await expect(page.getByRole('heading', { name: 'Address Too Long' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Holocade' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
