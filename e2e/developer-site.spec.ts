import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/test';
import { expectAccessible, siteOf } from './pages/developer-site';

const pages = [
  '/',
  '/getting-started',
  '/guide',
  '/reference',
  '/playground/',
  '/engines',
  '/engines/three',
  '/rules',
  '/changelog',
  '/downloads',
  '/search?q=saves',
];
test('every page of the developer site is accessible and fits the window @phone', async ({ page, baseURL }) => {
  for (const path of pages) {
    await page.goto(siteOf(baseURL) + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('a code block is copied by one press', async ({ page, context, baseURL }) => {
  const site = siteOf(baseURL);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  await page.goto(`${site}/getting-started`);
  const button = page.getByRole('button', { name: 'Copy score.js' });
  await button.click();
  await expect(button).toHaveText('Copied');
  await expect(page.locator('#status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("leaderboard.post('main', score)");
});

test('the copy button shows a refusal of the browser and selects the code', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
  });
  await page.goto(`${siteOf(baseURL)}/getting-started`);
  await page.getByRole('button', { name: 'Copy score.js' }).click();
  await expect(page.locator('#status')).toContainText('did not allow copying');
  await expect(page.locator('.denied:visible')).toHaveCount(1);
  expect(await page.evaluate(() => String(getSelection()))).toContain("leaderboard.post('main', score)");
});

test('the search shows results while typing, by keyboard only @phone', async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/rules`);
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('conflict');
  const results = page.locator('.found a');
  await expect(results.first()).toBeVisible();
  await expect(page.locator('#status')).toContainText('result');
  await page.keyboard.press('Escape');
  await expect(results.first()).toBeHidden();
  await expect(field).toHaveValue('conflict');
  await page.keyboard.type('s');
  await page.keyboard.press('Backspace');
  await expect(results.first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const href = await results.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteOf(baseURL) + String(href));
});

test('a search without results suggests words with results', async ({ page, baseURL }) => {
  await page.goto(siteOf(baseURL));
  await page.getByRole('searchbox').fill('leaderbxxxd');
  await expect(page.locator('.found')).toContainText('No results for “leaderbxxxd”');
  await page.locator('.found a').first().click();
  await expect(page.locator('.results li').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search is a form with a page of results, and code blocks have no button', async ({ page, baseURL }) => {
    await page.goto(`${siteOf(baseURL)}/getting-started`);
    await expect(page.locator('.code').first()).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('searchbox').fill('gameplayStart');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${siteOf(baseURL)}/search?q=gameplayStart`);
    await page.locator('.results a').first().click();
    await expect(page).toHaveURL(/#/);
  });
});
