import type { Frame, Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';

async function gameFrame(page: Page): Promise<Frame> {
  const isGame = (frame: Frame) => URL.canParse(frame.url()) && new URL(frame.url()).hostname.includes('.play.');
  await expect.poll(() => page.frames().some(isGame)).toBe(true);
  const frame = page.frames().find(isGame);
  if (!frame) throw new Error('The frame of the game went away.');
  return frame;
}

test('a visitor without a headset plays in VR by mouse and keyboard @desktop', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  const auth = new AuthDialog(page);
  await auth.logIn('nova', 'Holocade!1');
  await expect(page.getByText('Welcome Back!', { exact: true })).toBeVisible();
  // A closing dialog gives the focus back.
  await expect(auth.dialog).toBeHidden();
  const choice = page.getByRole('button', { name: 'Simulate a VR headset' });
  const below = page.getByRole('group', { name: 'Reactions' });
  const place = (await below.boundingBox())?.y;
  await choice.press('Enter');
  await expect(page.getByText('Simulated headset', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Controls of the simulated headset' })).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(place);

  const started = page.waitForRequest((request) => /\/session\/lantern-drift\/start$/.test(request.url()));
  const frame = await gameFrame(page);
  await frame.getByRole('button', { name: /enter vr/i }).click();
  // A game draws for the headset only during a session.
  await expect(frame.locator('[data-webxr_runtime] canvas').first()).toBeVisible();
  expect((await started).postDataJSON()).toMatchObject({ emulated: true });

  const canvas = page.locator('iframe');
  const box = await canvas.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 400, (box?.y ?? 0) + 200);
  await page.keyboard.down('KeyW');
  await page.mouse.down();
  await page.mouse.up();
  await expect(noticesOf(page).getByText('First Light')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.up('KeyW');
  await page.keyboard.press('Escape');
  await expect(frame.locator('[data-webxr_runtime]')).toHaveCount(0);
  await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();
});

test('a game gets the emulated headset only at the player’s request', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_headset/')) scripts.push(new URL(request.url()).hostname);
  });
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play Lantern/ }).click();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  expect(scripts).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Simulate a VR headset' }).click();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  expect(scripts).toEqual(['lantern-drift.play.holocade.localhost']);
  await page.getByRole('button', { name: 'Turn off headset' }).click();
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByText('Simulated headset', { exact: true })).toBeHidden();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('the emulated headset is available in full screen, and its question is visible', async ({ page }) => {
  await page.goto('/arcade/games/lantern-drift', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Play Lantern/ }).click();
  await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
  const fills = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(fills).toBe(true);
  await page.getByRole('button', { name: 'Simulate a VR headset' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(fills).toBe(false);
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('list', { name: 'Controls of the simulated headset' })).toBeVisible();
});
