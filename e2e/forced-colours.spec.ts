import { expect, test } from './fixtures/test';

test.use({ colorScheme: 'light', allowedComplaints: [/404 \(Not Found\)/] });

/* The colours of the test are a light theme's, on which white icons vanish. */
test("icons, fields and buttons use a visitor's forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Notifications/ }).locator('svg');
  await expect(bell).toBeVisible();
  const stroke = await bell.evaluate((icon) => getComputedStyle(icon).stroke);
  expect(stroke).toBe(await bell.evaluate((icon) => getComputedStyle(icon).color));

  const search = page.getByRole('combobox', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Shift');
  await expect(search.locator('..')).toHaveCSS('outline-style', 'solid');

  await page.getByRole('button', { name: 'LOGIN' }).click();
  const login = page.getByLabel('Username or email').locator('..');
  await expect(login).toHaveCSS('border-top-style', 'solid');
  await expect(login).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', { name: 'Close' }).click();

  const logo = page.getByRole('navigation', { name: 'Main' }).locator('svg').first().locator('path').first();
  expect(await logo.evaluate((path) => getComputedStyle(path).fill)).toBe('rgb(0, 0, 0)');
  const slider = page.getByRole('region', { name: 'Featured games' });
  await expect(slider.getByRole('button', { name: /^Picture 1/ })).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('search').locator('kbd')).toHaveCSS('border-top-style', 'solid');

  await page.goto('/nowhere-at-all');
  const floor = page.getByRole('main').locator('ellipse');
  expect(await floor.evaluate((ellipse) => getComputedStyle(ellipse).stroke)).toBe('rgb(0, 0, 0)');
  await expect(page.getByRole('button', { name: "Let's Go Back" })).toHaveCSS('border-top-style', 'solid');
});

test('the current section is marked in forced colours, and no section without a page @phone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/blog');
  const sections = page.getByRole('navigation', { name: 'Main' });
  await expect(sections.getByRole('link', { name: 'Blog' })).toHaveCSS('border-top-style', 'solid');
  await expect(sections.getByRole('button', { name: 'Community' })).toHaveCSS('border-top-style', 'none');
  await expect(sections.getByRole('link', { name: 'Games' })).toHaveCSS('border-top-style', 'none');
});

test('the names in the navigation bar do not overlap at twice the text size @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const names = page.getByRole('navigation', { name: 'Main' }).locator('li > * > span:last-child');
  const edges = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  expect(edges).toHaveLength(6);
  for (const [index, [left = 0]] of edges.entries())
    if (index > 0) expect(left).toBeGreaterThan(edges[index - 1]?.[1] ?? 0);
});

test('the links of an error page are centred on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/nowhere-at-all');
  const ways = page.getByRole('button', { name: "Let's Go Back" }).locator('..');
  await expect(ways).toHaveCSS('justify-content', 'center');
});
