import { expect, test } from './fixtures/test';

test('a page has its share card and structured data without script', async ({ page }) => {
  await page.goto('/');
  const html = await page.evaluate(async () => (await fetch('/arcade/games/lantern-drift')).text());
  expect(html).toContain('<meta property="og:image" content="');
  expect(html).toContain('"@type":"VideoGame"');
  expect(html).toContain('"@type":"BreadcrumbList"');
});

test('the manifest lists existing icons', async ({ page }) => {
  await page.goto('/');
  const found = await page.evaluate(async () => {
    const manifest = (await (await fetch('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
    return Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).ok));
  });
  expect(found).toEqual([true, true, true, true]);
});

test('failed pictures are replaced and show no broken frame @phone', async ({ page }) => {
  await page.route(/\.webp$/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>no picture</p>' }));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Featured games' }).locator('img')).toHaveCount(0);
  const broken = () =>
    [...document.images].filter(
      (image) => image.complete && image.naturalWidth === 0 && getComputedStyle(image).visibility !== 'hidden',
    ).length;
  expect(await page.evaluate(broken)).toBe(0);
});
