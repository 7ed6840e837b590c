import sharp from 'sharp';
import { expect, test } from './fixtures/test';
import type { HostileWindow } from './pages/hostile-game';
import { HostileGame, forEachScriptWay } from './pages/hostile-game';

const CYAN = [0x5c, 0xe1, 0xff];

/** Takes a screenshot as pixels. */
async function picture(shot: Buffer) {
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixel = (x: number, y: number) => {
    const at = (Math.floor(y) * width + Math.floor(x)) * channels;
    return [...data.subarray(at, at + 3)];
  };
  return { width, height, pixel };
}

forEachScriptWay((way) => {
  test('T51: T11: a game cannot cover the portal’s border and texts, even in full screen', async ({ page }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.greet();
    const words = page.getByText('Lantern Drift by Paper Moon · Never enter your Holocade password in a game');
    await expect(words).toBeVisible();
    // The game paints itself black to the last pixel.
    await game.run(frame, () => {
      document.documentElement.style.cssText = 'background:#000;outline:9999px solid #000';
    });
    // The bounds of the frame with its border, which an ad also covers.
    const screen = page.locator('iframe').locator('..').locator('..');
    const { pixel, width, height } = await picture(await screen.screenshot());
    for (const edge of [pixel(width / 2, 0), pixel(width / 2, height - 1), pixel(0, height / 2)])
      expect(edge).toEqual(CYAN);
    expect(pixel(width / 2, 4)).toEqual([0, 0, 0]);

    await game.run(frame, () => {
      document
        .querySelector('button')
        ?.addEventListener('click', () => void document.documentElement.requestFullscreen());
    });
    await frame.getByRole('button', { name: 'Here' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
    await expect(words).toBeVisible();
    await expect(page.locator(':popover-open').filter({ has: words })).toBeVisible();
    const bar = await page.locator(':popover-open').filter({ has: words }).boundingBox();
    const whole = await picture(await page.screenshot());
    expect(whole.pixel(whole.width / 2, (bar?.y ?? 0) - 4)).toEqual([0, 0, 0]);
    expect(whole.pixel(whole.width / 2, bar?.y ?? 0)).toEqual(CYAN);
  });

  test('T51: T11: a login claimed by a game over its port changes nothing', async ({ page }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.greet();
    await game.run(
      frame,
      (portal) => {
        const { port } = globalThis as HostileWindow;
        const detail = { loggedIn: true, username: 'nova', alias: 'Nova' };
        const claims = [
          { from: 'holocade', v: 1, kind: 'event', id: 1, name: 'auth', detail },
          { from: 'holocade', v: 1, kind: 'response', id: 1, ok: true, result: detail },
          { from: 'holocade', type: 'login' },
        ];
        for (const claim of claims) {
          port?.postMessage(claim);
          window.parent.postMessage(claim, portal);
        }
      },
      game.portal,
    );
    expect(await game.call(frame, 5, 'user.getName', undefined)).toBe('err_unauthenticated');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeAttached();
  });
});
