import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { expectPanels } from './pages/panels';

const api = '**/v1/public/arcade/game/index**';
const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category', exact: true });
const subCategory = (page: Page) => page.getByRole('combobox', { name: 'Sub-category' });

/** Shows the filters, which are in a sheet on narrow windows. */
async function openFilters(page: Page): Promise<void> {
  if (await category(page).isVisible()) return;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(category(page)).toBeVisible();
}

test('a visitor filters the games, shares the URL, goes back and forward, and resets @phone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ games$/);
  const orders = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link');
  await expect(orders).toHaveText(['Release Date', 'Most Popular', "Players' Rating"]);
  await expect(orders.first()).toHaveAttribute('aria-current', 'true');
  await expect(main(page).getByRole('article').first()).toBeInViewport();

  await openFilters(page);
  await expect(apply(page)).toBeDisabled();
  await expect(reset(page)).toBeDisabled();
  await expect(category(page).locator('option').first()).toHaveText('All Categories');
  await expect(subCategory(page)).toBeDisabled();
  await category(page).selectOption('Action');
  await expect(subCategory(page).locator('option')).toContainText(['All Sub-categories', 'Shooter']);
  await subCategory(page).selectOption('Shooter');
  await page.getByRole('checkbox', { name: 'Recently Updated' }).check();
  await page.getByRole('checkbox', { name: 'Include Experiences' }).check();
  await page.getByRole('checkbox', { name: 'Recently Updated' }).uncheck();
  await expect(page).toHaveURL(/\/arcade\/games$/);
  await apply(page).click();
  await expect(page).toHaveURL(/\/arcade\/games\?cat=action&sub_cat=shooter&experiences=true$/);
  await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toHaveCount(0);

  await page.getByRole('link', { name: "Players' Rating" }).click();
  await expect(page).toHaveURL(/&sort=rating&experiences=true$/);
  await page.reload();
  await expect(page.getByRole('link', { name: "Players' Rating" })).toHaveAttribute('aria-current', 'true');
  await openFilters(page);
  await expect(category(page)).toHaveValue('action');
  await expect(subCategory(page)).toHaveValue('shooter');
  await expect(page.getByRole('checkbox', { name: 'Include Experiences' })).toBeChecked();
  await reset(page).click();
  await expect(page).toHaveURL(/\/arcade\/games\?sort=rating$/);
  await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toBeVisible();
  await openFilters(page);
  await expect(apply(page)).toBeDisabled();
  await expect(category(page)).toHaveValue('');

  // With the filters open on a phone, Back would only close them.
  await page.keyboard.press('Escape');
  await expectPanels(page, 0);
  await page.goBack();
  await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toHaveCount(0);
  if (await category(page).isVisible()) await expect(category(page)).toHaveValue('action');
  await page.goForward();
  await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toBeVisible();
  await openFilters(page);
  await expect(category(page)).toHaveValue('');
});

test('the filters work by keyboard, and on a phone their sheet closes with Escape and passes axe @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/arcade/games', { waitUntil: 'networkidle' });
  const door = page.getByRole('button', { name: /^Filters/ });
  if (isMobile) {
    await door.click();
    await expect(category(page)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(category(page)).toBeHidden();
    await expect(door).toBeFocused();
    return;
  }
  await expect(door).toBeHidden();
  await page.getByRole('checkbox', { name: 'Include Experiences' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(apply(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/experiences=true$/);
  await expect(apply(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/arcade\/games$/);
  // The pressed filter has no further effect.
  await expect(category(page)).toBeFocused();
});

test('home and a game’s page link to a category, and a URL fills the filters', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('region', { name: 'Game Categories' })
    .getByRole('link', { name: /Relaxation/ })
    .click();
  await expect(page).toHaveURL(/\/arcade\/games\?cat=relaxation&experiences=true$/);
  await expect(category(page)).toHaveValue('relaxation');
  await main(page).getByRole('link', { name: 'Lantern Drift' }).click();
  await page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Relaxation · Ambient' }).click();
  await expect(page).toHaveURL(/\?cat=relaxation&sub_cat=ambient&experiences=true$/);
  await expect(subCategory(page)).toHaveValue('ambient');
  await page.goto('/arcade/games?cat=action&sub_cat=shooter&sort=popular&min_rating=1&updated=true');
  await expect(category(page)).toHaveValue('action');
  await expect(subCategory(page)).toHaveValue('shooter');
  await expect(page.getByRole('combobox', { name: 'Rating' })).toHaveValue('1');
  await expect(page.getByRole('checkbox', { name: 'Recently Updated' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Most Popular' })).toHaveAttribute('aria-current', 'true');
  await expect(apply(page)).toBeEnabled();
});

test('invalid and contradictory URLs show a list or a way on', async ({ page }) => {
  for (const query of [
    'page=0',
    'page=-1',
    'page=abc',
    'cat[]=action',
    'sort=price&sort=rating',
    'min_rating=9',
    'cat=',
  ])
    await test.step(query, async () => {
      expect((await page.goto(`/arcade/games?${query}`))?.status()).toBe(200);
      await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();
    });
  await page.goto('/arcade/games?cat=action&sub_cat=ambient&sort=popular');
  await expect(page).toHaveURL(/\/arcade\/games\?cat=action&sort=popular$/);
  await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();

  expect((await page.goto('/arcade/games?page=1e9'))?.status()).toBe(200);
  await expect(main(page).getByText(/^Page \d+ doesn’t exist/)).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^Go to page/ })
    .click();
  await expect(main(page).getByRole('article').first()).toBeVisible();

  expect((await page.goto('/arcade/games?cat=no-such-category&sub_cat=shooter'))?.status()).toBe(200);
  await expect(main(page).getByText('No results')).toBeVisible();
  await expect(category(page).locator('option:checked')).toHaveText('Unknown category');
  await expect(main(page).getByRole('link', { name: 'Show experiences' })).toHaveCount(0);
  await expect(main(page).getByText('Please try searching using different filters.')).toBeVisible();
  await expect(count(page)).toHaveText('0 games');
  await reset(page).click();
  await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();
});

test('a long list is paged with the page in the URL', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // Only the browser resolves the virtual hosts.
  const answer = await page.evaluate(async () => {
    const response = await fetch('/v1/public/arcade/game/index');
    return (await response.json()) as { data: { pagination: object } };
  });
  const asked: string[] = [];
  await page.route(api, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const pagination = { ...answer.data.pagination, total: 160, current: Number(searchParams.get('page')), last: 20 };
    return route.fulfill({ json: { ...answer, data: { ...answer.data, pagination } } });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Games' }).first().click();
  const pages = page.getByRole('navigation', { name: 'Pages of games' });
  await expect(pages).toHaveText('123…181920');
  await expect(count(page)).toHaveText('160 games');
  await pages.getByRole('link', { name: 'Page 18' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?page=18$/);
  await expect(pages.getByRole('link', { name: 'Page 18' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Most Popular' }).click();
  await expect(page).toHaveURL(/\/arcade\/games\?sort=popular$/);
  await page.goBack();
  await expect(pages.getByRole('link', { name: 'Page 18' })).toHaveAttribute('aria-current', 'page');
  // Only non-default values are sent.
  expect(asked[0]).toBe('?sort=released&page=1');
});

test.describe('a list that fails to load', () => {
  test.use({ allowedComplaints: [/the server responded with a status of 5\d\d|net::ERR_FAILED/] });

  const own = 'The catalogue takes a rest. Please try again in a minute.';
  const network = 'A network error has occurred. Please check your connection and try again.';

  for (const [what, message] of [
    ['500', own],
    ['nothing', network],
  ] as const)
    test(`after ${what} is empty, shows a message, and can be retried`, async ({ page }) => {
      await page.goto('/arcade/games', { waitUntil: 'networkidle' });
      const status = { success: false, code: 500, message: own, debug: 'err_internal' };
      await page.route(api, (route) =>
        what === '500' ? route.fulfill({ status: 500, json: { status, data: null } }) : route.abort(),
      );
      await category(page).selectOption('Action');
      await apply(page).click();
      const alert = main(page).getByRole('alert');
      await expect(alert).toContainText('Oops!');
      await expect(alert).toContainText(message);
      await expect(main(page).getByRole('article')).toHaveCount(0);
      await expect(category(page)).toHaveValue('action');
      await expect(category(page).locator('option')).toContainText(['All Categories', 'Action']);
      await page.unroute(api);
      await alert.getByRole('link', { name: 'Try again' }).click();
      await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form with the same URLs without script @phone', async ({ page }) => {
    await page.goto('/arcade/games?sort=popular');
    await openFilters(page);
    await category(page).selectOption('Action');
    await page.getByRole('checkbox', { name: 'Include Experiences' }).check();
    await apply(page).click();
    await expect(page).toHaveURL(/\/arcade\/games\?sort=popular&cat=action&.*experiences=true/);
    await expect(main(page).getByRole('link', { name: 'Orbital Salvage' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toHaveCount(0);
    await openFilters(page);
    await subCategory(page).selectOption('Shooter');
    await apply(page).click();
    await expect(page).toHaveURL(/cat=action&sub_cat=shooter/);
    await openFilters(page);
    await category(page).selectOption('Relaxation');
    await apply(page).click();
    await expect(page).toHaveURL(/\/arcade\/games\?cat=relaxation&sort=popular&experiences=true$/);
    await openFilters(page);
    await reset(page).click();
    await expect(page).toHaveURL(/\/arcade\/games\?sort=popular$/);
    await expect(main(page).getByRole('link', { name: 'Pulse Saber' })).toBeVisible();
  });
});
