import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/test';

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
];
const siteOf = (baseURL = ''): string => baseURL.replace('//', '//developer.');

test('every page of the developer site is accessible and fits the window @phone', async ({ page, baseURL }) => {
  for (const path of pages) {
    await page.goto(siteOf(baseURL) + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        path,
      )
      .toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, path).toBeLessThanOrEqual(0);
  }
});

test('a code block is copied by one press', async ({ page, context, baseURL }) => {
  const site = siteOf(baseURL);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
  await page.goto(`${site}/getting-started`);
  const button = page.getByRole('button', { name: 'Copy score.js' });
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("leaderboard.post('main', score)");
});

test('the playground calls the SDK and shows the results @phone', async ({ page, baseURL }) => {
  await page.goto(`${siteOf(baseURL)}/playground/`);
  await expect(page.getByRole('status').first()).toContainText('sandbox');
  const call = async (path: string, given?: string): Promise<string> => {
    await page.getByLabel('Call', { exact: true }).selectOption(path);
    if (given !== undefined) await page.getByLabel('Arguments').fill(given);
    const before = await page.locator('#log li:not(.event)').count();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.locator('#log li:not(.event)')).toHaveCount(before + 1);
    return page.locator('#log li:not(.event) pre').first().innerText();
  };
  expect(JSON.parse(await call('save.write', '[{"level":7},{"slot":2}]'))).toEqual({ version: 1 });
  expect(JSON.parse(await call('save.load', '[2]'))).toMatchObject({ data: { level: 7 } });
  expect(JSON.parse(await call('leaderboard.top', '["none"]'))).toMatchObject({ code: 'err_not_found' });
});
