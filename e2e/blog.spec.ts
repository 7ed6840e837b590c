import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const ARTICLE = '/blog/article/eleven-milliseconds';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name, exact: true });
const category = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Blog categories' }).getByRole('link', { name });

/** Counts the calls that report a reader. */
function countReads(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (/\/blog\/article\/[^/]+\/read$/.test(request.url())) reads.push(request.url());
  });
  return reads;
}

test.use({ allowedComplaints: [/the server responded with a status of 503|net::ERR_FAILED/] });

test('a visitor navigates the blog by links, back and forward @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(title(page, 'Blog')).toBeVisible();
  await expect(page).toHaveTitle(/^Blog - /);
  await expect(main(page).getByRole('heading', { level: 2, name: 'A Link Is a Door' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(7);

  await category(page, 'Making Games').click();
  await expect(page).toHaveURL(/\/blog\?cat=making-games$/);
  await expect(title(page, 'Category: Making Games')).toBeVisible();
  await expect(category(page, 'Making Games')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(title(page, 'Blog')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Category: Making Games')).toBeVisible();

  await page.goto('/blog?author=studio&tag=sound');
  await expect(title(page, 'Articles by Mira of Northlight, Tag: Sound')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?author=studio&tag=sound$/);
  await page.getByRole('link', { name: /^Remove filter By/ }).click();
  await expect(page).toHaveURL(/\/blog\?tag=sound$/);
  await page.getByRole('link', { name: 'Remove filter Tag: Sound' }).click();
  await expect(title(page, 'Blog')).toBeVisible();
});

test('missing articles offer a way on, and a failure stays within the page', async ({ page }) => {
  for (const address of ['/blog?cat=nothing-such', '/blog?author=nobody', '/blog?tag=none&page=7']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    await expect(main(page).getByRole('heading', { name: 'No articles yet' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog');
  }
  for (const number of ['0', '-1', 'abc', '1&page=9']) {
    await page.goto(`/blog?page=${number}`);
    await expect(main(page).getByRole('heading', { level: 2, name: 'A Link Is a Door' })).toBeVisible();
  }
  const past = await page.goto('/blog?page=1000000000');
  expect(past?.status()).toBe(200);
  await expect(main(page).getByRole('heading', { name: /^Page 1\d* doesn’t exist/ })).toBeVisible();
  await main(page).getByRole('link', { name: 'Go to page 1' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'A Link Is a Door' })).toBeVisible();

  const status = { success: false, code: 503, message: 'Back in a minute.', debug: 'err_unavailable' };
  await page.route('**/v1/public/blog/**', (route) => route.fulfill({ status: 503, json: { status, data: null } }));
  await category(page, 'Playing Well').click();
  const failure = main(page).getByRole('alert');
  await expect(failure).toContainText('Oops!');
  await expect(failure).toContainText('Back in a minute.');
  await expect(main(page).getByRole('heading', { level: 3, name: 'Two Square Metres' })).toBeHidden();
  await page.unroute('**/v1/public/blog/**');
  await failure.getByRole('link', { name: 'Try again' }).click();
  await expect(title(page, 'Category: Playing Well')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Blog categories' })).toBeVisible();
});

test('an article starts on the first screen', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(main(page).getByText('A headset that shows ninety pictures')).toBeInViewport({ ratio: 1 });
});

test('an article links to its sections, author, category and tags', async ({ page, isMobile }) => {
  // Without its script a link of the table of contents also scrolls, but does not move the focus.
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await main(page)
    .getByRole('link', { name: /Eleven Milliseconds/ })
    .click();
  await expect(title(page, 'Eleven Milliseconds')).toBeVisible();
  await expect(main(page).getByText('2 min read')).toBeVisible();
  if (isMobile) await main(page).getByText('On this page', { exact: true }).first().click();
  const contents = main(page).getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(6);

  const part = main(page).getByRole('heading', { name: 'Light is a decision' });
  await contents.getByRole('link', { name: 'Light is a decision' }).click();
  await expect(page).toHaveURL(/#section-light-is-a-decision$/);
  await expectBelowHeader(page, 'Light is a decision');
  await expect(part).toBeFocused();
  await expect(contents.getByRole('link', { name: 'Light is a decision' })).toHaveAttribute('aria-current', 'location');

  await page.reload();
  await expectBelowHeader(page, 'Light is a decision');
  await page.goto('/blog');
  await page.goto(`${ARTICLE}#section-make-no-rubbish`);
  await expectBelowHeader(page, 'Make no rubbish');

  await main(page).getByRole('link', { name: 'Speed', exact: true }).click();
  await expect(title(page, 'Tag: Speed')).toBeVisible();
  await page.goBack();
  await main(page).getByRole('link', { name: 'Making Games' }).first().click();
  await expect(title(page, 'Category: Making Games')).toBeVisible();
  await page.goBack();
  await main(page).getByRole('link', { name: /^By / }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: /^Articles by / })).toBeVisible();
});

async function expectBelowHeader(page: Page, name: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const window = page.viewportSize();
  await expect
    .poll(async () => {
      const heading = await main(page).getByRole('heading', { name }).boundingBox();
      return heading !== null && heading.y >= (header?.height ?? 0) && heading.y < (window?.height ?? 0) / 2;
    })
    .toBe(true);
}

test('a reader is counted once, when the article becomes visible', async ({ page }) => {
  const reads = countReads(page);
  await page.goto('/blog');
  await main(page)
    .getByRole('link', { name: /Eleven Milliseconds/ })
    .hover();
  await main(page)
    .getByRole('link', { name: /Eleven Milliseconds/ })
    .focus();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual([]);
  const answered = page.waitForResponse(/\/eleven-milliseconds\/read$/);
  await main(page)
    .getByRole('link', { name: /Eleven Milliseconds/ })
    .click();
  expect((await answered).status()).toBe(200);
  await page.goBack();
  await expect(title(page, 'Blog')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Eleven Milliseconds')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toHaveLength(1);

  await page.route('**/read', (route) => route.abort());
  await page.goto('/blog/article/two-square-metres');
  await expect(title(page, 'Two Square Metres')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog, its lists and the table of contents work without script', async ({ page }) => {
    await page.goto('/blog');
    await category(page, 'Playing Well').click();
    await expect(title(page, 'Category: Playing Well')).toBeVisible();
    await page.goto(ARTICLE);
    const folded = main(page).getByText('On this page', { exact: true }).first();
    if (await folded.isVisible()) await folded.click();
    const contents = main(page).getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Plan for failure' }).click();
    await expectBelowHeader(page, 'Plan for failure');
  });
});

test('the feed is linked in the head and lists the newest article first', async ({ page }) => {
  await page.goto('/blog');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  await expect(main(page).getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', feed ?? '');
  const read = (address: string) =>
    page.evaluate(async (at) => {
      const answer = await fetch(at);
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    }, address);
  const { type, text } = await read(feed ?? '');
  expect(type).toContain('application/rss+xml');
  expect(text).toMatch(/<item>\s*<title>A Link Is a Door<\/title>/);
  expect((await read('/blog')).text).toContain('"@type":"Blog"');
});
