import { expect, test } from './fixtures/test';

// The list is wrapped, because Playwright reads a pair as a value with options.
test.use({
  allowedComplaints: [[/net::ERR_FAILED/, /Failed to fetch dynamically imported module/], { scope: 'test' }],
});

test('a page whose script fails to load is reloaded once and then shows an error with a way on @desktop', async ({
  page,
}) => {
  // The router follows links only after hydration.
  await page.goto('/', { waitUntil: 'networkidle' });
  const article = page.getByRole('main').locator('a[href^="/blog/article/"]').first();
  await article.scrollIntoViewIfNeeded();
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await page.route(/\/assets\/article\.page[^/]*\.js/, (route) => route.abort());
  await article.click();
  await expect(page.getByRole('heading', { level: 1, name: 'No Connection' })).toBeVisible();
  await expect.poll(() => loads.length).toBe(1);
  expect(new URL(loads[0] ?? '').pathname).toMatch(/^\/blog\/article\//);
  await expect(page.getByRole('heading', { level: 1, name: 'No Connection' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();

  await page.unroute(/\/assets\/article\.page[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});
