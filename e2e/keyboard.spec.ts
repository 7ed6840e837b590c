import { expect, test } from './fixtures/test';

/** Numbers all that can be reached, as it stands on the page, and tells how many that are; ads come and go on the way. */
function numberStops(): number {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  const lasting = all.filter((one) => one.closest('[role="note"][aria-label="Advertisement"]') === null);
  const reachable = lasting.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  for (const [place, one] of reachable.entries()) one.dataset['stop'] = String(place);
  return reachable.length;
}

/** The number of the control that has the focus; undefined for one that came later, and where none has it. */
function focusedStop(): string | undefined {
  return document.activeElement instanceof HTMLElement ? document.activeElement.dataset['stop'] : undefined;
}

test.describe('on a page that stands still', () => {
  // A slide that comes meanwhile brings controls of its own.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the Tab key reaches every control of the home page but its ads in its order, and leaves it @desktop', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const count = await page.evaluate(numberStops);
    expect(count).toBeGreaterThan(40);
    const visited: number[] = [];
    // What opens on the way, as the search does, has stops of its own.
    for (let step = 0; step < count + 10 && visited.length < count; step += 1) {
      await page.keyboard.press('Tab');
      if (step === 0) await expect(page.locator(':focus')).toHaveText(/^Skip to/);
      const stop = await page.evaluate(focusedStop);
      if (stop !== undefined) visited.push(Number(stop));
    }
    expect(visited).toEqual(Array.from({ length: count }, (_, place) => place));
  });
});

test('the Tab key reaches an ad, between what stands before and after it', async ({ page }) => {
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

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
