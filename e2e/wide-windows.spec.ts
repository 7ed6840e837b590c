import { expect, test } from './fixtures/test';

for (const width of [1280, 1440, 2560])
  test(`header and content share one column in a window of ${String(width)} px @desktop`, async ({ page }) => {
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
