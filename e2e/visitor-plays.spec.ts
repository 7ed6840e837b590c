import { expect, test } from './fixtures/test';
import { noticesOf } from './pages/notices';

test('a visitor opens a game from a list and plays it @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Holocade - Play and publish VR browser games for free!');
  for (const section of ['Game Categories', 'Newest Games', 'Recent Articles', 'Most Popular Games']) {
    await expect(page.getByRole('heading', { name: section })).toBeAttached();
  }
  const newest = page.getByRole('region', { name: 'Newest Games' });
  await newest.getByRole('link', { name: /Lantern Drift/ }).click();
  await expect(page).toHaveURL(/\/arcade\/games\/lantern-drift$/);
  await expect(page).toHaveTitle('Lantern Drift - Holocade');
  await page.getByRole('button', { name: /^Play/ }).click();

  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play' }).click();
  await expect(game.locator('html')).toHaveAttribute('data-state', 'playing');
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
});

test.describe('the newest game', () => {
  // Another test may have published it for another portal, whose script is blocked.
  test.use({
    allowedComplaints: [/sdk\.crazygames\.com|Content Security Policy/],
    allowedHosts: ['sdk.crazygames.com'],
  });

  test('Play on the home page loads the game with one press @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Featured games' }).getByRole('link', { name: /^Play/ }).click();
    await expect(page).toHaveURL(/\/arcade\/games\/[a-z-]+$/);
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible({ timeout: 30_000 });
  });

  test('Play pressed before the home page is interactive loads the game with that press @phone', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await released;
      // The next page has cancelled requests of this one.
      await route.continue().catch(() => undefined);
    });
    await page.goto('/');
    await page.getByRole('region', { name: 'Featured games' }).getByRole('link', { name: /^Play/ }).click();
    await expect(page).toHaveURL(/\/arcade\/games\/[a-z-]+$/);
    release();
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('in landscape is filled by the game, which proposes to turn the phone @desktop', async ({ page }) => {
    await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
    await expect(page.getByText('Turn your phone to fill the screen')).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    const player = page.locator('[data-player]');
    await expect.poll(() => player.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
    await expect(page.getByText('Turn your phone to fill the screen')).toBeHidden();
    // Nothing of the portal covers the game or its bar.
    await page.getByRole('button', { name: 'Exit full screen' }).click();
    await expect.poll(async () => (await player.boundingBox())?.height).not.toBe(390);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Turn your phone to fill the screen')).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await player.boundingBox())?.height).toBe(390);
  });
});

test('a guest who earns an achievement is prompted to keep it', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play' }).click();
  await game.locator('canvas').click();
  const notices = noticesOf(page);
  await expect(notices.getByText('First Light')).toBeVisible();
  await notices.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the game frame is sandboxed on its own origin with minimal permissions @desktop', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift?holocade_invite=K7&holocade_game=other&utm_source=poster');
  await page.getByRole('button', { name: /^Play/ }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-pointer-lock allow-orientation-lock',
  );
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.hostname).toBe('lantern-drift.play.holocade.localhost');
  expect([...source.searchParams.keys()].sort()).toEqual([
    'holocade_game',
    'holocade_invite',
    'holocade_lang',
    'holocade_origin',
    'holocade_version',
  ]);
  expect(source.searchParams.get('holocade_game')).toBe('lantern-drift');
  await expect.poll(() => page.frames().some((one) => one.url().includes('.play.'))).toBe(true);
  const game = page.frames().find((one) => one.url().includes('.play.'));
  const allowed = await game?.evaluate(() => {
    const policy = (document as Document & { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy;
    return ['xr-spatial-tracking', 'fullscreen', 'gamepad', 'camera', 'geolocation'].map((name) =>
      policy.allowsFeature(name),
    );
  });
  expect(allowed).toEqual([true, true, true, false, false]);
});
