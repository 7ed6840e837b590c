import { expect, test } from './fixtures/test';

const STUDIO = '/arcade/games/developer/paper-moon';
const NEWS = `${STUDIO}/announcements`;

test.use({ allowedComplaints: [/404 \(Not Found\)/] });

test('a visitor opens a game’s studio, its announcements, and goes back @phone', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift');
  const main = page.getByRole('main');
  await main.getByRole('region', { name: 'Developer' }).getByRole('link', { name: 'Paper Moon' }).click();
  await expect(page).toHaveURL(STUDIO);
  await expect(main.getByRole('heading', { level: 1, name: 'Paper Moon' })).toBeVisible();
  await expect(main.getByText('a small studio for quiet games')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Games' }).getByRole('link', { name: 'Lantern Drift' })).toBeVisible();
  const news = main.getByRole('region', { name: 'Announcements' });
  await expect(news.getByRole('listitem')).toHaveCount(2);
  await news.getByRole('link', { name: 'All announcements' }).click();
  await expect(page).toHaveURL(NEWS);
  await expect(main.getByRole('heading', { level: 1, name: 'Announcements by Paper Moon' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'A Quiet Evening Together',
    'Lantern Drift in Five Colours',
  ]);
  await main.getByRole('link', { name: 'A Quiet Evening Together' }).click();
  await expect(page).toHaveURL(`${NEWS}/a-quiet-evening-together`);
  await expect(main.getByRole('article', { name: 'A Quiet Evening Together' })).toContainText('wrong time zone');
  await expect(page).toHaveTitle('A Quiet Evening Together - Holocade');
  const others = main.getByRole('region', { name: 'More from Paper Moon' });
  await others.getByRole('link', { name: /Lantern Drift in Five Colours/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Lantern Drift in Five Colours' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${NEWS}/a-quiet-evening-together`);
  await main.getByRole('article').getByRole('link', { name: 'Paper Moon' }).click();
  await expect(page).toHaveURL(STUDIO);
});

test('a search result for an announcement opens it', async ({ page }) => {
  await page.goto('/search?query=drone&announcements=true');
  await page
    .getByRole('main')
    .getByRole('link', { name: /What a Drone Gives Away/ })
    .click();
  await expect(page).toHaveURL('/arcade/games/developer/northlight-forge/announcements/what-a-drone-gives-away');
  await expect(page.getByRole('heading', { level: 1, name: 'What a Drone Gives Away' })).toBeVisible();
});

test('studio and announcements work without script and have structured data', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const source = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('script[type="application/ld+json"]').textContent();
  };
  expect(await source(STUDIO)).toMatch(/"@type":"Organization","name":"Paper Moon"/);
  expect(await source(`${NEWS}/lantern-drift-in-five-colours`)).toContain('"@type":"NewsArticle"');
  await source(NEWS);
  await page.getByRole('link', { name: 'Lantern Drift in Five Colours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Drift in Five Colours' })).toBeVisible();
  await context.close();
});

const unknown = [
  '/arcade/games/developer/no-such-studio',
  '/arcade/games/developer/No%20Slug',
  '/arcade/games/developer/no-such-studio/announcements',
  `${NEWS}/no-such-news`,
  `${NEWS}/what-a-drone-gives-away`,
];

for (const path of unknown) {
  test(`${path} is 404`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('button', { name: "Let's Go Back" })).toBeVisible();
  });
}

for (const list of [STUDIO, NEWS]) {
  test(`${list} responds to any page number`, async ({ page }) => {
    for (const query of ['page=0', 'page=-1', 'page=abc', 'page=1&page=2']) {
      expect((await page.goto(`${list}?${query}`))?.status(), query).toBe(200);
      await expect(page.getByRole('main').getByText('Lantern Drift').first()).toBeVisible();
    }
    expect((await page.goto(`${list}?page=1e9`))?.status()).toBe(200);
    await expect(page.getByText('Page 1000000 doesn’t exist')).toBeVisible();
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page).toHaveURL(list);
  });
}

test('a studio’s name leaves room for its games on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(STUDIO);
  const main = page.getByRole('main');
  const head = await main.locator('header').first().boundingBox();
  expect(head?.height).toBeLessThanOrEqual(240);
  await expect(main.getByRole('heading', { name: 'Games' })).toBeInViewport();
});

test('the pages of a studio fit text at twice the size', async ({ page }) => {
  const pages = [STUDIO, NEWS, `${NEWS}/a-quiet-evening-together`];
  for (const width of [1440, 390])
    for (const path of pages) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
});
