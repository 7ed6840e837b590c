import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';

const API = '**/v1/public/help/support/message';

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search the questions' });
const question = (page: Page, words: string) => main(page).locator('summary', { hasText: words });
const send = (page: Page) => main(page).getByRole('button', { name: /^Sen[dt]|^Not sent/ });

async function fillIn(page: Page, email = 'hat@example.com'): Promise<void> {
  await main(page).getByLabel('Subject').fill('A lost hat');
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByLabel('Message', { exact: true }).fill('Where is it?');
}

async function expectWords(page: Page): Promise<void> {
  await expect(main(page).getByLabel('Subject')).toHaveValue('A lost hat');
  await expect(main(page).getByLabel('Message', { exact: true })).toHaveValue('Where is it?');
}

test('a visitor finds an answer, and hands on its address @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
  await expect(page).toHaveURL(/\/hc$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
  for (const name of ['Players', 'Developers', 'Legal'])
    await expect(main(page).getByRole('heading', { level: 2, name })).toBeVisible();
  await main(page).getByRole('button', { name: 'SDK docs' }).click();
  await expect(page.getByText('Coming Soon').first()).toBeVisible();
  await main(page).getByRole('link', { name: 'I have an account' }).click();
  await expect(page).toHaveURL(/\/hc\/user$/);
  await expect(main(page).locator('summary')).toHaveCount(9);
  await search(page).fill('spam email');
  await expect(main(page).locator('summary')).toHaveCount(2);
  await expect(page).toHaveURL(/\/hc\/user\?q=spam\+email$/);
  await question(page, 'The mail with the confirmation link did not come.').press('Enter');
  await main(page)
    .getByRole('button', { name: /^Copy link to “The mail/ })
    .click();
  await expect(main(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/hc\/user#the-confirmation-mail-did-not-come$/);
  const other = await context.newPage();
  await other.goto(address);
  await expect(main(other).getByText('Is the address itself wrong?')).toBeInViewport();
  await expect(question(other, 'The mail with the confirmation link')).toBeFocused();
  await expect(question(other, 'The mail with the confirmation link')).toBeInViewport();
  await other.close();
  await search(page).fill('unicorns');
  await expect(main(page).getByRole('heading', { name: 'No results' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Contact form' }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('unicorns');
});

test('each page of the help has an address of its own, and no other part of it is a page', async ({ page }) => {
  for (const [path, title] of [
    ['/hc', 'Support Center'],
    ['/hc/user', 'I have an account'],
    ['/hc/guest', "I'm new here"],
    ['/hc/contact', 'Contact Us'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} - Holocade`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  expect(await page.evaluate(async () => (await fetch('/hc/guest')).text())).toContain('"@type":"FAQPage"');
  await page.goto('/hc/legal/refund-policy');
  await main(page).getByRole('link', { name: 'Support Center' }).click();
  await expect(page).toHaveURL(/\/hc$/);
});

test.describe('an address that leads nowhere', () => {
  test.use({ allowedComplaints: [/404 \(Not Found\)/] });

  test('is not found', async ({ page }) => {
    for (const path of ['/hc/index', '/hc/developer', '/hc/user/more']) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'BOO! HAHA' })).toBeVisible();
    }
  });
});

test('a message is sent, and its ticket is named @phone', async ({ page }) => {
  await page.goto('/hc/contact');
  await expect(send(page)).toBeDisabled();
  await fillIn(page, 'nobody');
  await send(page).click();
  await expect(main(page).getByText('Please enter an email address that we can write to.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await main(page)
    .getByLabel('Email')
    .fill(`hat.${Date.now().toString(36)}@example.com`);
  await main(page).getByLabel('Email').press('Enter');
  await expect(noticesOf(page).getByText('Message Sent')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Message Sent' })).toBeFocused();
  await expect(main(page).getByText(/^[A-HJ-NP-Z2-9]{8}$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Write another message' }).click();
  await expect(main(page).getByLabel('Subject')).toBeFocused();
  await expect(send(page)).toBeDisabled();
});

test.describe('a message that is not sent', () => {
  test.use({ allowedComplaints: [/the server responded with a status of|net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test('loses no word: without a connection, after too many, and when the server refuses it', async ({
    page,
    context,
  }) => {
    await page.goto('/hc/contact', { waitUntil: 'networkidle' });
    await fillIn(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(main(page).getByRole('alert')).toContainText('A network error has occurred.');
    await expectWords(page);
    await context.setOffline(false);
    const refuse = (code: number, message: string, errors?: object) =>
      page.route(
        API,
        (route) => {
          const status = { success: false, code, message, debug: 'err_refused' };
          return route.fulfill({ status: code, json: { status, data: errors === undefined ? null : { errors } } });
        },
        { times: 1 },
      );
    await refuse(429, 'Too many attempts. Please try again in 8 minutes.');
    await expect(send(page)).toHaveText('Send');
    await send(page).click();
    await expect(main(page).getByRole('alert')).toContainText('Please try again in 8 minutes.');
    await expectWords(page);
    await refuse(422, 'No hats, please.', { message: ['No hats, please.'] });
    await expect(send(page)).toHaveText('Send');
    await send(page).click();
    await expect(main(page).getByText('No hats, please.')).toBeVisible();
    await expect(main(page).getByLabel('Message', { exact: true })).toBeFocused();
    await expectWords(page);
  });
});

test('a player’s address is filled in, and goes with them', async ({ page }) => {
  await page.goto('/hc/contact');
  await main(page).getByLabel('Subject').fill('A lost hat');
  await new AuthDialog(page).logIn('nova', 'Holocade!1');
  await expect(main(page).getByLabel('Email')).toHaveValue('nova@holocade.example');
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(main(page).getByLabel('Email')).toHaveValue('');
  await expect(main(page).getByLabel('Subject')).toHaveValue('A lost hat');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are searched, opened and linked to; the contact form says what it needs @phone', async ({ page }) => {
    await page.goto('/hc/user');
    await search(page).fill('coins');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/hc\/user\?q=coins$/);
    await question(page, 'What are coins?').click();
    await expect(main(page).getByText('Coins buy things inside games and premium')).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Copy link/ })).toHaveCount(0);
    await page.goto('/hc/guest#what-does-it-cost');
    await expect(main(page).getByText('Playing costs nothing.')).toBeInViewport();
    await expect(question(page, 'What does it cost?')).toBeInViewport();
    await page.goto('/hc/contact');
    await expect(main(page).locator('noscript p')).toContainText('This form needs JavaScript');
    await expect(main(page).getByRole('link', { name: 'imprint' })).toBeVisible();
    await expect(main(page).locator('form')).toBeHidden();
    await main(page).getByRole('link', { name: 'imprint' }).click();
    await expect(page).toHaveURL(/\/hc\/legal\/imprint$/);
  });
});
