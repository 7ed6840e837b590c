import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { logInQuickly } from './pages/own-player';

for (const width of [1280, 1440, 2560])
  test(`header and content share one column in a window of ${String(width)} px @desktop${width === 2560 ? '' : ' @repeat'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await page.goto('/blog', { waitUntil: 'networkidle' });
    const left = await page.getByRole('banner').getByRole('link', { name: /home$/ }).boundingBox();
    const right = await page.locator('[data-account]').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const side = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(left?.x).toBe(heading?.x);
    const [before, after] = [(left?.x ?? 0) - (side?.width ?? 0), width - (right?.x ?? 0) - (right?.width ?? 0)];
    expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
  });

/** The centres of the buttons and links of a group, from the top of the page, without repetitions. */
const rows = async (group: Locator) => {
  const boxes = await Promise.all(
    (await group.locator('button:visible, a:visible').all()).map((way) => way.boundingBox()),
  );
  return new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)));
};

for (const status of [500, 503])
  test.describe(`error ${String(status)}`, () => {
    test.use({ allowedComplaints: [new RegExp(`status of ${String(status)}`)] });

    test(`the actions of the error page ${String(status)} share one row`, async ({ page, context }) => {
      const failed = { success: false, code: status, message: 'No.', debug: 'err_internal' };
      await context.route('**/v1/public/blog/article/*/details', (route) =>
        route.fulfill({ status, json: { status: failed, data: null } }),
      );
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/blog', { waitUntil: 'networkidle' });
        await page.getByRole('main').getByRole('link', { name: 'A Link Is a Door' }).first().click();
        const back = page.getByRole('button', { name: "Let's Go Back" });
        await expect(back).toBeVisible();
        expect((await rows(back.locator('..'))).size, `${String(width)} px`).toBe(1);
      }
    });
  });

test('the actions of a friend’s profile share one row', async ({ page }) => {
  await logInQuickly(page, 'nova');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/community/user/orion', { waitUntil: 'networkidle' });
  const actions = page.getByRole('group', { name: 'Actions for Orion' });
  await expect(actions.getByRole('link', { name: 'Message' })).toBeVisible();
  await expect(actions.getByRole('button', { name: 'Block' })).toBeVisible();
  expect((await rows(actions)).size).toBe(1);
});
