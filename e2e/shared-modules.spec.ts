import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';

interface Loaded {
  readonly name: string;
  readonly bytes: number;
}

/** Opens a game, presses Play and waits for its first frame. Returns the scripts that its page has loaded. */
async function play(page: Page, slug: string): Promise<readonly Loaded[]> {
  await page.goto(`/arcade/games/${slug}`);
  await page.getByRole('button', { name: /^Play/ }).click();
  const find = () => page.frames().find((frame) => frame.url().includes(`//${slug}.play.`));
  await expect.poll(find).toBeDefined();
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0);
  const game = find() as Frame;
  await expect(game.locator('canvas').first()).toBeAttached();
  return game.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, bytes: transferSize })),
  );
}

const three = (loaded: readonly Loaded[]): readonly Loaded[] => loaded.filter(({ name }) => /\/three-/.test(name));

test('the second game of a visit loads three from the browser’s cache', async ({ page }) => {
  const [first, ...others] = three(await play(page, 'lantern-drift'));
  expect(others).toEqual([]);
  expect(first?.name).toMatch(/^http:\/\/static\.holocade\.localhost:\d+\/modules\/three-[0-9a-f]{16}\.js$/);
  expect(first?.bytes).toBeGreaterThan(100_000);
  expect(first?.bytes).toBeLessThan(130_000);

  const second = await play(page, 'kite-hill');
  expect(three(second)).toEqual([{ name: first?.name, bytes: 0 }]);
  const own = second.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(own).toBeLessThan(28_000);
});
