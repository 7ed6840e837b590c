import { expect, test } from './fixtures/test';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { Reviewer, ReviewsSection } from './pages/reviews-section';

test('the focus returns to the opening button after a review form is closed or sent', async ({
  page,
  browser,
  baseURL,
}) => {
  await signUpQuickly(page, 'keys');
  const reviews = new ReviewsSection(page);
  await reviews.open('orbital-salvage');
  const { region, form } = reviews;
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  await button('Write a review').press('Enter');
  await expect(reviews.text).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(button('Write a review')).toBeFocused();
  await page.keyboard.press('Enter');
  await reviews.fillIn('The lanterns know where the wind goes.', 4);
  await form.getByRole('button', { name: 'Submit' }).press('Enter');
  await expect(button('Edit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reviews.text).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).press('Space');
  await expect(button('Edit')).toBeFocused();
  await reviews.removeOwn();

  const somebody = await Reviewer.signUp(browser, 'keyed', baseURL);
  const uuid = await somebody.publish('orbital-salvage', `Is there a key for this, ${somebody.name}?`);
  await logInQuickly(page, 'studio');
  await reviews.open('orbital-salvage');
  const review = reviews.review(somebody.name).first();
  const respond = review.getByRole('button', { name: 'Respond', exact: true });
  await respond.press('Enter');
  await expect(reviews.text).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(respond).toBeFocused();
  await page.keyboard.press('Enter');
  await reviews.text.fill('There is one for all of it.');
  await form.getByRole('button', { name: 'Send response' }).press('Enter');
  await expect(review.getByRole('button', { name: 'Delete Response' })).toBeFocused();
  await somebody.remove('orbital-salvage', uuid);
  await somebody.close();
});
