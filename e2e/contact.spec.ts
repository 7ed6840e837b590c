import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';

const API = '**/v1/public/help/support/message';

const main = (page: Page) => page.getByRole('main');
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

test('a message is sent and its ticket number is shown @phone', async ({ page }) => {
  await page.goto('/hc/contact');
  await expect(send(page)).toBeDisabled();
  await fillIn(page, 'nobody');
  await send(page).click();
  await expect(main(page).getByText('Please enter a valid email address.')).toBeVisible();
  await expect(main(page).getByLabel('Email')).toBeFocused();
  await main(page)
    .getByLabel('Email')
    .fill(`hat.${Date.now().toString(36)}@example.com`);
  await main(page).getByLabel('Email').press('Enter');
  await expect(noticesOf(page).getByText('Message Sent')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: /^Your ticket is [A-HJ-NP-Z2-9]{8}$/ })).toBeFocused();
  await expect(main(page).getByText('Message Sent')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Send another message' }).click();
  await expect(main(page).getByLabel('Subject')).toBeFocused();
  await expect(send(page)).toBeDisabled();
});

test('a very long word is truncated with a message', async ({ page }) => {
  await page.goto('/hc/contact', { waitUntil: 'networkidle' });
  const message = main(page).getByLabel('Message', { exact: true });
  await message.focus();
  await page.keyboard.insertText('AVATo'.repeat(200_000));
  await expect(main(page).getByText(/^Only the first 20000 characters were kept/)).toBeVisible({ timeout: 5_000 });
  expect((await message.inputValue()).length).toBe(20_000);
  await expect(main(page).getByText('20000 / 5000')).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /feedback/i })
    .click();
  const feedback = page.getByRole('dialog').getByLabel('Your message');
  await feedback.focus();
  await page.keyboard.insertText('AVATo'.repeat(200_000));
  await expect(page.getByRole('dialog').getByText(/^Only the first [\d,]+ characters/)).toBeVisible({ timeout: 5_000 });
});

test('a draft message survives navigation until it is sent or the player logs out', async ({ page }) => {
  await page.goto('/hc/contact', { waitUntil: 'networkidle' });
  await fillIn(page);
  await main(page).getByRole('link', { name: 'Support Center' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
  await page.goBack();
  await expectWords(page);
  await expect(main(page).getByLabel('Email')).toHaveValue('hat@example.com');
  await page.reload({ waitUntil: 'networkidle' });
  await expectWords(page);
  await new AuthDialog(page).logIn('nova', 'Holocade!1');
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN', exact: true })).toBeVisible();
  await page.goto('/hc/contact', { waitUntil: 'networkidle' });
  await expect(main(page).getByLabel('Subject')).toHaveValue('');
});

test.describe('in a light colour scheme', () => {
  test.use({ colorScheme: 'light' });

  test('the fields of the contact form have a visible border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/hc/contact');
    for (const name of ['Subject', 'Email', 'Message'])
      for (const [property, value] of [
        ['border-top-style', 'solid'],
        ['border-top-width', '1px'],
      ] as const)
        await expect(main(page).getByLabel(name, { exact: true })).toHaveCSS(property, value);
  });
});

test.describe('a message that is not sent', () => {
  test.use({ allowedComplaints: [/the server responded with a status of|net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test('keeps its text offline, after too many messages, and after a refusal', async ({ page, context }) => {
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

test('a player’s email address is filled in and removed at logout', async ({ page }) => {
  await page.goto('/hc/contact');
  await main(page).getByLabel('Subject').fill('A lost hat');
  await new AuthDialog(page).logIn('nova', 'Holocade!1');
  await expect(main(page).getByLabel('Email')).toHaveValue('nova@holocade.example');
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(main(page).getByLabel('Email')).toHaveValue('');
  await expect(main(page).getByLabel('Subject')).toHaveValue('A lost hat');
});
