import type { Page } from '@playwright/test';
import { accountPages } from '../src/ui/account/account-pages';
import { expect, test } from './fixtures/test';
import { logInQuickly } from './pages/own-player';

const PHONE = { width: 390, height: 844 };

/** Returns elements that overflow the window, innermost first, if the page scrolls sideways. */
async function whatIsTooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [`${scrollWidth} px`, ...beyond.reverse().map(({ outerHTML }) => outerHTML.slice(0, 160))].slice(0, 12);
  });
}

const pages = ['/market', ...accountPages.map(({ to }) => to)];

for (const [part, paths] of [
  ['the market and the first half of the account', pages.slice(0, 6)],
  ['the other half of the account', pages.slice(6)],
] as const)
  test(`${part} fits a phone's width at twice the text size`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await logInQuickly(page, 'nova');
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await whatIsTooWide(page), path).toEqual([]);
    }
  });

for (const width of [320, 360, 390, 1280, 1440])
  test(`the page of a game fits a ${String(width)} px window at twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await whatIsTooWide(page)).toEqual([]);
    const about = page.getByRole('region', { name: 'About', exact: true });
    const brokenWords = await about.evaluate((panel) => {
      const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode())
        for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    });
    expect.soft(brokenWords).toEqual([]);
    const badge = page.getByText(/^(No headset found|Plays on this screen)/);
    const edge = await badge.evaluate((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return text.getBoundingClientRect().right;
    });
    expect(edge).toBeLessThanOrEqual(width);
  });

test('the account’s page list keeps labels and icons on a laptop at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await logInQuickly(page, 'nova');
  await page.goto('/account/home', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const list = page.getByRole('navigation', { name: 'Account pages' });
  const cut = await list.evaluate((nav) => {
    const edge = nav.getBoundingClientRect().right;
    return [...nav.querySelectorAll('a')].filter((link) => {
      const icon = link.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      const words = document.createRange();
      words.selectNodeContents(link);
      return icon < 18 || words.getBoundingClientRect().right > edge;
    }).length;
  });
  expect(cut).toBe(0);
  expect(await whatIsTooWide(page)).toEqual([]);
});

test('a conversation shows some lines of its messages on a phone at twice the text size', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await logInQuickly(page, 'nova');
  await page.goto('/account/inbox/orion', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const messages = await page.getByRole('log', { name: 'Messages with Orion' }).boundingBox();
  expect(messages?.height).toBeGreaterThan(240);
  expect(await whatIsTooWide(page)).toEqual([]);
});
