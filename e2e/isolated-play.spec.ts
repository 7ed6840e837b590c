import { expect, test } from './fixtures/test';
import { copyOfTemplate, TemplateGame } from './pages/template-game';

test.use({
  launchOptions: {
    executablePath: process.env['HOLOCADE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-features=DocumentIsolationPolicy'],
  },
});
test.setTimeout(120_000);

test('a build with shared memory runs on the play page without Document-Isolation-Policy @desktop', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const game = await TemplateGame.publish(page, copyOfTemplate('threads', 'shared-pool'), { port, check: false });
  await game.play({ headset: false });
  await expect(page).toHaveURL(/\/arcade\/games\/[\w-]+\?build=1\.0\.0&play=isolated$/);
  await game.expectScene();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const frame = page.frames().find((one) => one.url().includes('.play.'));
  expect(await frame?.evaluate(() => [crossOriginIsolated, typeof SharedArrayBuffer])).toEqual([true, 'function']);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await game.unpublish();
});
