import { expect, test } from './fixtures/test';

test('the first picture is served as AVIF and displayed @phone', async ({ page }) => {
  const picture = page.waitForResponse((response) => /\/hero-\d+\.webp$/.test(response.url()));
  // Does not use the home page, because another test may have published its newest game without a picture.
  await page.goto('/arcade/games');
  const response = await picture;
  expect([response.status(), response.headers()['content-type'], response.headers()['vary']]).toEqual([
    200,
    'image/avif',
    'accept',
  ]);
  const hero = page.locator('main img[src*="/hero-"], main img[srcset*="/hero-"]').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('the share card of a page is a JPEG with the declared size', async ({ page }) => {
  for (const path of ['/', '/arcade/games/lantern-drift']) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content');
    const [address, width, height] = [await meta(''), await meta(':width'), await meta(':height')];
    const card = page.waitForResponse(address ?? '');
    const drawn = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from ?? '';
      await image.decode();
      return [String(image.naturalWidth), String(image.naturalHeight)];
    }, address);
    expect(drawn).toEqual([width, height]);
    expect((await card).headers()['content-type']).toBe('image/jpeg');
  }
});
