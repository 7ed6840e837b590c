import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the questions' });
const question = (page: Page, words: string) => main(page).locator('summary', { hasText: words });

test('a visitor finds an answer and shares its URL @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
  await expect(page).toHaveURL(/\/hc$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
  for (const name of ['Players', 'Developers', 'Legal'])
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main(page).getByText('Coming Soon')).toHaveCount(0);
  for (const name of ['SDK docs', 'Developer area'])
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', /^\/developer/);
  await main(page).getByRole('link', { name: 'I have an account' }).click();
  await expect(page).toHaveURL(/\/hc\/user$/);
  await expect(main(page).locator('summary')).toHaveCount(9);
  await search(page).fill('spam email');
  await expect(main(page).locator('summary')).toHaveCount(2);
  await expect(page).toHaveURL(/\/hc\/user\?q=spam\+email$/);
  await question(page, 'The verification email did not arrive.').press('Enter');
  await main(page)
    .getByRole('button', { name: /^Copy link to “The verification email/ })
    .click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/hc\/user#the-confirmation-mail-did-not-come$/);
  const other = await context.newPage();
  await other.goto(address);
  await expect(main(other).getByText('Is the address itself wrong?')).toBeInViewport();
  await expect(question(other, 'The verification email did not')).toBeFocused();
  await expect(question(other, 'The verification email did not')).toBeInViewport();
  await other.close();
  await search(page).fill('unicorns');
  await expect(main(page).getByRole('heading', { name: 'No results' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Contact us' }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('unicorns');
});

test('the help centre searches all questions, and Back shows all of them', async ({ page }) => {
  await page.goto('/hc');
  const all = main(page).getByRole('searchbox', { name: 'Search all questions' });
  await all.fill('password');
  await all.press('Enter');
  await expect(page).toHaveURL(/\/hc\?q=password$/);
  const found = main(page).getByRole('region', { name: /^\d+ questions$/ });
  await expect(found.locator('a[href^="/hc/user#"]').first()).toBeVisible();
  await expect(found.locator('a[href^="/hc/guest#"]').first()).toBeVisible();
  await found.getByRole('link').last().click();
  await expect(main(page).locator('details[open]')).toBeInViewport();
  await page.goBack();
  await expect(all).toHaveValue('password');
  await page.goBack();
  await expect(page).toHaveURL(/\/hc$/);
  await expect(found).toHaveCount(0);
  expect((await page.goto('/hc?q=%20&q=a'))?.status()).toBe(200);
  await page.goto('/hc?q=unicorns');
  await expect(main(page).getByRole('heading', { level: 2, name: 'No results' })).toBeVisible();
});

test('an open question is in the URL, and Back from a search shows all questions', async ({ page }) => {
  await page.goto('/hc/user', { waitUntil: 'networkidle' });
  await search(page).fill('spam email');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\?q=spam\+email$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/hc\/user$/);
  await expect(search(page)).toHaveValue('');
  await expect(main(page).locator('summary')).toHaveCount(9);
  const before = await page.evaluate(() => scrollY);
  await question(page, 'What are coins?').click();
  await expect(page).toHaveURL(/\/hc\/user#[\w-]*coins[\w-]*$/);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await expect(main(page).getByText('Coins buy items in games and Premium')).toBeInViewport();
  await question(page, 'What are coins?').click();
  await expect(page).toHaveURL(/\/hc\/user$/);
});

test('the search fits a phone at twice the text size @phone', async ({ page }) => {
  await page.goto('/hc/user', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const [field, button] = [
    await search(page).boundingBox(),
    await main(page).getByRole('button', { name: 'Search' }).boundingBox(),
  ];
  if (field === null || button === null) throw new Error('The search is not there.');
  expect(button.y).toBeGreaterThanOrEqual(field.y + field.height);
  expect(field.width).toBeGreaterThan(300);
});

test('each help page has its own URL, and no other section does', async ({ page }) => {
  for (const [path, title] of [
    ['/hc', 'Support Center'],
    ['/hc/user', 'I have an account'],
    ['/hc/guest', 'I’m new here'],
    ['/hc/contact', 'Contact Us'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} - Holocade`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(await page.evaluate(async () => (await fetch('/hc/guest')).text())).toContain('"@type":"FAQPage"');
  for (const path of ['/hc/index', '/hc/legal']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/hc$/);
  }
  await page.goto('/blog/article');
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto('/hc/legal/refund-policy');
  await main(page).getByRole('link', { name: 'Support Center' }).click();
  await expect(page).toHaveURL(/\/hc$/);
});

test.describe('an unknown help URL', () => {
  test.use({ allowedComplaints: [/404 \(Not Found\)/] });

  test('shows the 404 page', async ({ page }) => {
    for (const path of ['/hc/developer', '/hc/user/more']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'BOO! HAHA' })).toBeVisible();
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are searched, opened and linked without script; the contact form explains that it needs script @phone', async ({
    page,
  }) => {
    await page.goto('/hc/user');
    await search(page).fill('coins');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/hc\/user\?q=coins$/);
    await question(page, 'What are coins?').click();
    await expect(main(page).getByText('Coins buy items in games and Premium')).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
    await page.goto('/hc/guest#what-does-it-cost');
    await expect(main(page).getByText('Playing is free.')).toBeInViewport();
    await expect(question(page, 'What does it cost?')).toBeInViewport();
    await page.goto('/hc/contact');
    await expect(main(page).locator('noscript p')).toContainText('This form needs JavaScript');
    await expect(main(page).getByRole('link', { name: 'imprint' })).toBeVisible();
    await expect(main(page).locator('form')).toBeHidden();
    await main(page).getByRole('link', { name: 'imprint' }).click();
    await expect(page).toHaveURL(/\/hc\/legal\/imprint$/);
  });
});
