import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { ReviewsSection } from './pages/reviews-section';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('a visitor is prompted to log in for notifications and messages @phone', async ({ page }) => {
  await page.goto('/');
  await bell(page).click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog.getByText('Please log into your account to view your notifications.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Messages' }).click();
  const messages = page.getByRole('dialog', { name: 'Messages' });
  await expect(messages.getByText('Please log into your account to view your messages.')).toBeVisible();
  await messages.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await expect(messages).toBeHidden();
});

test('one press opens another menu of the header', async ({ page }) => {
  await page.goto('/');
  await logInQuickly(page, 'nova');
  await page.goto('/', { waitUntil: 'networkidle' });
  await bell(page).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  const press = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await press('[data-header-button][aria-label^="Messages"]');
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  await press('[data-account] [data-header-button]');
  const settings = page.getByRole('menuitem', { name: 'Settings' });
  await expect(settings).toHaveAttribute('href', '/account/settings');
  await expect(page.getByRole('dialog', { name: 'Messages' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
});

test('a new player reads the welcome, earns an achievement and is notified in every tab @phone', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.signUp('reader');
  await auth.goHome();
  const envelope = page.getByRole('button', { name: 'Messages, 1 unread' });
  await envelope.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Welcome to/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Welcome to/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();

  await bell(page).click();
  const empty = 'All Clear – You do not have any pending notifications at the moment.';
  await expect(page.getByRole('dialog').getByText(empty)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Earlier this session')).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/');
  await page.bringToFront();
  await page.evaluate(async () => {
    const path = '/v1/public/arcade/gp/game/lantern-drift/achievements/first-light/unlock';
    await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page.getByText('1 new notification', { exact: true })).toBeAttached();
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();

  await bell(page).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /First Light/ })
    .click();
  await expect(page).toHaveURL(/\/arcade\/games\/lantern-drift$/);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('notifications of a player are removed in every tab at logout', async ({ page, context }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.logIn('nova', 'Holocade!1');
  await expect(auth.dialog).toBeHidden();
  await bell(page).click();
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await expect(first).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.locator('[data-account]').getByRole('button').click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(first).toBeHidden();
});

test('a reply to a review is notified in another tab, links to the review, and is read in both', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const name = await signUpQuickly(page, 'heading');
  const words = `The marble hums when nobody looks, says ${name}.`;
  const reviews = new ReviewsSection(page);
  await reviews.open('tiltworks');
  await reviews.begin();
  await reviews.fillIn(words, 4);
  await reviews.submit();
  await expect(reviews.form).toBeHidden();
  await expect(reviews.review(words)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/blog');
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const studio = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await logInQuickly(studio, 'studio');
  const answering = new ReviewsSection(studio);
  await answering.open('tiltworks');
  const review = answering.review(words);
  await review.getByRole('button', { name: 'Respond' }).click();
  await answering.text.fill('It does. Thank you for listening.');
  await answering.form.getByRole('button', { name: 'Send response' }).click();
  await expect(review).toContainText('Thank you for listening.');
  await studio.context().close();

  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await other.bringToFront();
  await bell(other).click();
  await other
    .getByRole('dialog')
    .getByRole('link', { name: /answered your review/ })
    .click();
  await expect(other).toHaveURL(/\/arcade\/games\/tiltworks#reviews-title$/);
  const own = new ReviewsSection(other).review(words);
  await expect(own).toContainText('Thank you for listening.');
  await expect(own).toBeInViewport();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('the inbox page deletes a message by keyboard, and Ctrl+Z restores it', async ({ page }) => {
  await signUpQuickly(page, 'keeper');
  await page.goto('/account/inbox');
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(items).toHaveCount(1);
  await items.getByRole('button', { name: /^Mark as read/ }).press('Enter');
  await items.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByText('All Clear – You do not have any pending notifications at the moment.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(items).toHaveCount(1);
  await items.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(items).toHaveCount(1);
  await page.reload();
  await expect(items.getByRole('button', { name: /^Mark as unread/ })).toBeVisible();
});
