import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';
import { Reviewer, ReviewsSection } from './pages/reviews-section';

const WORDS = 'The lanterns know where the wind goes.';
const SUBMIT = '**/v1/private/user/arcade/game/review/*/submit';

const refuse = (page: Page, address: string, code: number, message: string) =>
  page.route(
    address,
    (route) => {
      const status = { success: false, code, message, debug: 'err_refused' };
      return route.fulfill({ status: code, json: { status, data: null } });
    },
    { times: 1 },
  );

test('a player writes a review, finds it first, edits it and deletes it @phone', async ({ page }) => {
  const name = await signUpQuickly(page, 'scribe');
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  const { region } = reviews;
  await reviews.begin();
  await reviews.fillIn(WORDS, 4);
  await expect(reviews.form.getByText('38/500')).toBeVisible();
  await reviews.submit();
  await expect(noticesOf(page).getByText('Your review has been published.')).toBeVisible();
  await expect(reviews.form).toBeHidden();
  const own = region.getByRole('article').first();
  await expect(own).toContainText(WORDS);
  await expect(own).toContainText(name);
  await expect(own.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(own.getByRole('button', { name: /^Like/ })).toHaveCount(0);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(region.getByRole('article').first()).toContainText(WORDS);
  await region.getByRole('button', { name: 'Edit' }).click();
  await expect(reviews.text).toHaveValue(WORDS);
  await reviews.fillIn('It has grown on me since I wrote this.', 5);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Your review has been updated.')).toBeVisible();
  await expect(own).toContainText('It has grown on me');
  await expect(own).toContainText('edited');
  await expect(own.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();

  await reviews.removeOwn();
  await expect(noticesOf(page).getByText('Your review has been permanently removed.')).toBeVisible();
  await expect(region.getByText('It has grown on me')).toHaveCount(0);
  await expect(region.getByRole('button', { name: 'Write a review' })).toBeFocused();
});

test('a visitor writes a review, logs in, and returns with the complete text', async ({ page, browser, baseURL }) => {
  const somebody = await Reviewer.signUp(browser, 'guest', baseURL);
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  await reviews.begin();
  await reviews.fillIn(WORDS, 3);
  await expect(reviews.region.getByText(/^Log in to post your review/)).toBeVisible();
  await reviews.form.getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Please register or login to leave a review.')).toBeVisible();
  await new AuthDialog(page).answerOpen(somebody.name, PASSWORD);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/arcade/games/pulse-saber');
  await expect(reviews.text).toHaveValue(WORDS);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(120);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Your review has been published.')).toBeVisible();
  await reviews.removeOwn();
  await somebody.close();
});

test('a player who starts a second review as a visitor is directed to the first', async ({
  page,
  browser,
  baseURL,
}) => {
  const somebody = await Reviewer.signUp(browser, 'twice', baseURL);
  const uuid = await somebody.publish('pulse-saber', 'Said once, and that is enough.');
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  await reviews.begin();
  await reviews.fillIn(WORDS, 3);
  await new AuthDialog(page).logIn(somebody.name, PASSWORD);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(reviews.review('Said once')).toContainText('Your review');
  await reviews.submit();
  await expect(noticesOf(page).getByText('Scroll Down')).toBeVisible();
  await somebody.remove('pulse-saber', uuid);
  await somebody.close();
});

test('19 and 501 characters are refused in the form, 20 and 500 are published, emoji counted as one each', async ({
  page,
}) => {
  await signUpQuickly(page, 'counter');
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  await reviews.begin();
  const tooShort = 'Please enter at least 20 characters to submit your review.';
  const tooLong = 'Please enter at most 500 characters.';
  for (const [length, message] of [
    [19, tooShort],
    [501, tooLong],
  ] as const) {
    await reviews.fillIn('🏮'.repeat(length), 5);
    await expect(reviews.form.getByText(`${String(length)}/500`)).toBeVisible();
    await reviews.submit();
    await expect(noticesOf(page).getByText(message)).toBeVisible();
    await expect(reviews.text).toBeFocused();
  }
  await expect(reviews.form.getByText('501/500')).toHaveCSS('color', 'rgb(255, 92, 122)');
  for (const length of [20, 500]) {
    await reviews.fillIn('🏮'.repeat(length), 5);
    await reviews.submit();
    await expect(reviews.form).toBeHidden();
    await expect(reviews.region.getByRole('article').first()).toContainText('🏮'.repeat(length));
    await reviews.region.getByRole('button', { name: 'Edit' }).click();
  }
  await reviews.form.getByRole('button', { name: 'Cancel' }).click();
  await reviews.removeOwn();
});

test('the stars work by arrow keys, and a review without stars is not sent', async ({ page }) => {
  await signUpQuickly(page, 'stars');
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  await reviews.begin();
  await reviews.text.fill(WORDS);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Please choose a rating before submitting your feedback.')).toBeVisible();
  await expect(reviews.form.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(reviews.form.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

test('a developer replies to a review and deletes the reply; another player votes on it', async ({
  page,
  browser,
  baseURL,
}) => {
  const somebody = await Reviewer.signUp(browser, 'asker', baseURL);
  const said = `A question for the makers of this: ${somebody.name}?`;
  const uuid = await somebody.publish('orbital-salvage', said);
  const reviews = new ReviewsSection(page);
  await reviews.open('orbital-salvage');
  const review = reviews.review(somebody.name).first();
  await expect(review.getByRole('button', { name: 'Respond' })).toHaveCount(0);
  const like = review.getByRole('button', { name: /^Like this review/ });
  await like.press('Enter');
  await expect(noticesOf(page).getByText('Login Required')).toBeVisible();
  await new AuthDialog(page).answerOpen('studio', 'Holocade!1');
  await expect(like).toBeFocused();
  await expect(reviews.region.getByText(/^As a member of Northlight Forge/)).toBeVisible();
  await expect(reviews.region.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
  await review.getByRole('button', { name: 'Respond' }).click();
  await expect(reviews.text).toBeFocused();
  await reviews.text.fill('Too short.');
  await reviews.form.getByRole('button', { name: 'Send response' }).click();
  await expect(noticesOf(page).getByText('Too Short')).toBeVisible();
  await reviews.text.fill('Yes, and the next version has more of it.');
  await reviews.form.getByRole('button', { name: 'Send response' }).click();
  await expect(noticesOf(page).getByText('Your response has been published.')).toBeVisible();
  await expect(review.getByRole('heading', { name: 'Answer from Northlight Forge' })).toBeVisible();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // The action is stored although the page is left at once. The next page may still load first.
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(like).toHaveAccessibleName('Like this review, 1', { timeout: 2_000 });
  }).toPass();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await review.getByRole('button', { name: 'Delete Response' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(noticesOf(page).getByText('Your response has been permanently removed.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Respond' })).toBeVisible();
  await somebody.remove('orbital-salvage', uuid);
  await somebody.close();
});

test.describe('a review that is refused', () => {
  test.use({ allowedComplaints: [/the server responded with a status of|net::ERR_FAILED/] });

  test('keeps its text offline, after too many reviews, after the session’s end, and on another page', async ({
    page,
  }) => {
    const name = await signUpQuickly(page, 'keeper');
    const reviews = new ReviewsSection(page);
    await reviews.open('pulse-saber');
    await reviews.begin();
    await reviews.fillIn(WORDS, 2);
    await page.route(SUBMIT, (route) => route.abort(), { times: 1 });
    await reviews.submit();
    await expect(noticesOf(page).getByText('A network error has occurred.')).toBeVisible();
    for (const [code, message] of [
      [429, 'Too many attempts. Please try again in 8 seconds.'],
      [422, 'Please say it in other words.'],
      [409, 'You’ve already reviewed this game.'],
    ] as const) {
      await refuse(page, SUBMIT, code, message);
      await reviews.submit();
      await expect(noticesOf(page).getByText(message)).toBeVisible();
      await expect(reviews.text).toHaveValue(WORDS);
    }
    const similar = page.getByRole('main').getByRole('region', { name: 'Similar games' });
    await similar.getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/pulse-saber$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pulse Saber');
    await page.goBack();
    await reviews.region.getByRole('button', { name: 'Continue your review' }).click();
    await expect(reviews.text).toHaveValue(WORDS);
    await expect(reviews.form.getByRole('radio', { name: '2 stars' })).toBeChecked();
    await page.context().clearCookies({ name: '__Host-holocade' });
    await reviews.submit();
    await expect(page.getByRole('dialog')).toBeVisible();
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(reviews.text).toHaveValue(WORDS);
  });
});
