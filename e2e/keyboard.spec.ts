import { expect, test } from './fixtures/test';

/** Numbers all that can be reached, as it stands on the page, and tells how many that are. */
function numberStops(): number {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')];
  const reachable = all.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility());
  for (const [place, one] of reachable.entries()) one.dataset['stop'] = String(place);
  return reachable.length;
}

test('the Tab key reaches every control of the home page in its order, and leaves it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const count = await page.evaluate(numberStops);
  expect(count).toBeGreaterThan(40);
  const focused = page.locator(':focus');
  const visited: number[] = [];
  // What opens on the way, as the search does, has stops of its own.
  for (let step = 0; step < count + 10 && visited.length < count; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused.getAttribute('data-stop');
    if (step === 0) await expect(focused).toHaveText(/^Skip to/);
    if (stop !== null) visited.push(Number(stop));
  }
  expect(visited).toEqual(Array.from({ length: count }, (_, place) => place));
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
