import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';

const screens = ['/', '/arcade/games', '/arcade/games/lantern-drift', '/hc/legal/privacy-policy'];

for (const path of screens) {
  test(`axe finds nothing on ${path} @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('axe finds nothing in the auth modal', async ({ page }) => {
  await page.goto('/');
  await new AuthDialog(page).open();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('no page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of screens) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
