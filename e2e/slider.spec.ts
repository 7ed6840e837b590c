import { expect, test } from './fixtures/test';

test('the slider fits a laptop’s window at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/');
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const slider = page.getByRole('region', { name: 'Featured games' });
  for (const part of [
    slider.getByRole('button', { name: /^Picture 4/ }),
    slider.getByRole('link', { name: /^Play/ }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
