import { expect, test } from './fixtures/test';
import { signUpQuickly } from './pages/own-player';
import { play } from './pages/play-sessions';

test('a player’s rows of the home page load on their own and follow the specification’s sections @phone', async ({
  page,
}) => {
  await signUpQuickly(page, 'rows');
  await play(page, 'lantern-drift');
  await page.goto('/');
  const resume = page.getByRole('region', { name: 'Continue playing' });
  await expect(resume.getByRole('link', { name: 'Lantern Drift' })).toHaveAttribute('href', /lantern-drift$/);
  await expect(resume.getByText(/^(Playing now|Played )/)).toBeVisible();
  const suggested = page.getByRole('region', { name: 'For you' });
  await expect(suggested.getByText('Because you played Lantern Drift').first()).toBeVisible();
  await expect(suggested.getByRole('link', { name: 'Lantern Drift' })).toHaveCount(0);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Continue playing')).toBeGreaterThan(headings.indexOf('Most Popular Games'));
  expect(headings.at(-1)).toBe('For you');
  // The list scrolls with the focus.
  const last = suggested.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
});

test.describe('rows that cannot be loaded', () => {
  test.use({ allowedComplaints: [/the server responded with a status of 503/] });

  test('a failed load of the rows shows a retry button', async ({ page }) => {
    await signUpQuickly(page, 'rows');
    await play(page, 'lantern-drift');
    await page.route('**/v1/private/user/arcade/home', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
    );
    await page.goto('/');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/v1/private/user/arcade/home');
    await retry.click();
    await expect(page.getByRole('region', { name: 'Continue playing' })).toBeVisible();
  });
});
