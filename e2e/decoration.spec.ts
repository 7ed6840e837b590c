import { expect, test } from './fixtures/test';

test('snow falls at midwinter without sound, and not with reduced motion', async ({ page }) => {
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/sounds/')) sounds.push(request.url());
  });
  await page.clock.setFixedTime(new Date('2026-12-24T12:00:00'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('canvas, [data-testid="snow"]').first()).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('canvas, [data-testid="snow"]')).toHaveCount(0);
  expect(sounds).toEqual([]);
});

test('no snow falls in spring', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-04-01T12:00:00'));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('canvas, [data-testid="snow"]')).toHaveCount(0);
});
