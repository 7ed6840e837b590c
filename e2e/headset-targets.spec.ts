import { expect, test } from './fixtures/test';

test.use({
  viewport: { width: 1280, height: 720 },
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 (KHTML, like Gecko) OculusBrowser/30.0 Chrome/124 VR Safari/537.36',
});

/**
 * Returns links and buttons that are too small for a headset's pointer. A card's link has the size of its overlay; links in sentences
 * have the height of their line.
 */
function tooSmall(): readonly string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
  return all
    .filter(
      (one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && one.closest('p') === null,
    )
    .filter((one) => {
      const over = getComputedStyle(one, '::after');
      const spread = over.content !== 'none' && over.position === 'absolute';
      const width = spread ? Number.parseFloat(over.width) : one.offsetWidth;
      const height = spread ? Number.parseFloat(over.height) : one.offsetHeight;
      return width < 48 || height < 48;
    })
    .map((one) => one.outerHTML.slice(0, 120));
}

test('every target for a headset’s pointer has at least 48 pixels, Play and search 60', async ({ page }) => {
  for (const path of [
    '/',
    '/arcade/games',
    '/arcade/games/tag/calm',
    '/arcade/games/lantern-drift',
    '/search?query=lantern',
    '/hc/legal/imprint',
  ]) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-device', 'headset');
    expect(await page.evaluate(tooSmall), path).toEqual([]);
  }
  await page.goto('/');
  const mains = [page.getByRole('link', { name: /^Play/ }).first(), page.getByRole('search').getByRole('button')];
  for (const main of mains) expect((await main.boundingBox())?.height).toBeGreaterThanOrEqual(60);
  for (const name of [/^Notifications/, /^Messages/]) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(tooSmall), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
