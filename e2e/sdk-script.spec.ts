import { expect, test } from './fixtures/test';

interface GameWindow extends Window {
  readonly holocade?: { init(): Promise<string> };
}

test('a build can load the SDK’s script from the static host, and connects', async ({ page, baseURL }) => {
  await page.goto('/arcade/games/lantern-drift');
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByText(/You are playing Lantern Drift/)).toBeVisible();
  const game = page.frames().find((frame) => frame.url().includes('.play.'));
  // What `docs/sdk.md` tells a developer to write first, under the policy of the games' host.
  const environment = await game?.evaluate(
    async (source) => {
      const script = Object.assign(document.createElement('script'), { src: source, crossOrigin: 'anonymous' });
      const loaded = new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = () => reject(new Error('The script was refused.'));
      });
      document.head.append(script);
      await loaded;
      return (window as GameWindow).holocade?.init();
    },
    `${(baseURL ?? '').replace('//', '//static.')}/sdk/v1/holocade-sdk.global.js`,
  );
  expect(environment).toBe('portal');
});

test.describe('a game opened outside the portal', () => {
  test.use({ allowedComplaints: [/'allow-popups' permission is not set/] });

  test('is sandboxed as in it', async ({ page }) => {
    await page.goto('/arcade/games/lantern-drift');
    await page.getByRole('button', { name: /^Play/ }).click();
    const address = await page.locator('iframe').getAttribute('src');
    await page.goto(address ?? '');
    const opened = await page.evaluate(() => window.open('/') !== null);
    expect(opened).toBe(false);
  });
});
