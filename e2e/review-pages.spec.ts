import { expect, test } from './fixtures/test';
import { Reviewer, ReviewsSection } from './pages/reviews-section';

const LIST = '**/v1/public/arcade/game/*/reviews?*';

test.describe('several pages of reviews', () => {
  test.use({ allowedComplaints: [/net::ERR_FAILED/] });

  test('are paged in the URL, back and forward, while the game keeps running', async ({ page, browser, baseURL }) => {
    test.slow();
    const written: (readonly [Reviewer, string])[] = [];
    for (let one = 0; one < 10; one += 1) {
      const reviewer = await Reviewer.signUp(browser, `page${String(one)}`, baseURL);
      written.push([
        reviewer,
        await reviewer.publish('lantern-drift', `The view from place ${String(one)}, as it is.`),
      ]);
    }
    const reviews = new ReviewsSection(page);
    await reviews.open('lantern-drift');
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(page.locator('iframe')).toBeAttached();
    await expect(reviews.region.getByRole('article')).toHaveCount(8);
    const first = await reviews.region.getByRole('article').first().textContent();
    const pages = reviews.region.getByRole('navigation', { name: 'Pages of the reviews' });

    await page.route(LIST, (route) => route.abort(), { times: 1 });
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/arcade/games/lantern-drift?reviews=2');
    await expect(reviews.region.getByText('A network error has occurred.')).toBeVisible();
    await expect(reviews.region.getByRole('article')).toHaveCount(8);
    await reviews.region.getByRole('button', { name: 'Try again' }).click();
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(reviews.region.getByRole('article').first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(reviews.region.getByRole('article').first()).toHaveText(first ?? '');
    await page.goForward();
    await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('iframe')).toBeAttached();
    await expect(page.getByText(/Lantern Drift by .+ Never enter your Holocade password/)).toBeVisible();

    const source = await page.evaluate(async () => (await fetch(location.href)).text());
    expect(source).toContain('The view from place 0, as it is.');
    for (const [reviewer, uuid] of written) {
      await reviewer.remove('lantern-drift', uuid);
      await reviewer.close();
    }
  });
});

test('reviews are filtered by stars and sorted in the URL, also after a reload @phone @repeat', async ({ page }) => {
  const reviews = new ReviewsSection(page);
  await reviews.open('sand-garden');
  const bar = reviews.region.getByRole('list', { name: 'Reviews by stars' }).getByRole('link', { name: /^3 stars/ });
  const articles = reviews.region.getByRole('article');
  const all = await articles.count();
  await bar.click();
  await expect(page).toHaveURL('/arcade/games/sand-garden?reviews-stars=3');
  await expect(reviews.region.getByText('Reviews with 3 stars')).toBeVisible();
  const shown = await articles.count();
  expect(shown).toBeLessThan(all);
  await expect(articles.getByRole('img', { name: '3 out of 5 stars' })).toHaveCount(shown);
  await reviews.region.getByRole('link', { name: 'Lowest' }).click();
  await expect(page).toHaveURL('/arcade/games/sand-garden?reviews-stars=3&reviews-sort=lowest');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(bar).toHaveAttribute('aria-current', 'true');
  await expect(articles).toHaveCount(shown);
  await bar.press('Enter');
  await expect(page).toHaveURL('/arcade/games/sand-garden?reviews-sort=lowest');
  await expect(articles).toHaveCount(all);
  await expect(bar).toBeFocused();
});
