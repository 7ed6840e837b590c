import { expect, test } from './fixtures/test';

/** Numbers all focusable elements in document order and returns their count. Ads may change in the meantime. */
function numberStops(): number {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  const lasting = all.filter((one) => one.closest('[role="note"][aria-label="Advertisement"]') === null);
  const reachable = lasting.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  for (const [place, one] of reachable.entries()) one.dataset['stop'] = String(place);
  return reachable.length;
}

/** Returns the number of the focused element; undefined for a new element or without focus. */
function focusedStop(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['stop'] : undefined;
}

test.describe('on a page with reduced motion', () => {
  // A new slide adds controls.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the Tab key reaches every control of the home page except ads in order, and leaves the page @desktop', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const count = await page.evaluate(numberStops);
    expect(count).toBeGreaterThan(40);
    const visited: number[] = [];
    // Opened elements, such as the search, have additional tab stops.
    for (let step = 0; step < count + 10 && visited.length < count; step += 1) {
      await page.keyboard.press('Tab');
      if (step === 0) await expect(page.locator(':focus')).toHaveText(/^Skip to/);
      const stop = await page.evaluate(focusedStop);
      if (stop !== undefined) visited.push(Number(stop));
    }
    expect(visited).toEqual(Array.from({ length: count }, (_, place) => place));
  });
});

test('the Tab key reaches an ad between its neighbours', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const place = page.getByRole('note', { name: 'Advertisement' }).first();
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('link', { name: /opens in a new tab/ })).toBeVisible();
  await page.getByRole('region', { name: 'Game Categories' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(place.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'All games', exact: true })).toBeFocused();
});

test('the skip link skips the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
