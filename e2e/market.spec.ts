import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog } from './pages/auth-dialog';
import { Mailbox } from './pages/mailbox';
import { noticesOf } from './pages/notices';
import { logInQuickly, signUpQuickly } from './pages/own-player';
import { SandboxCheckout } from './pages/sandbox-checkout';

const header = (page: Page, coins: number) =>
  page.getByRole('button', { name: new RegExp(`, ${String(coins)} coins.*: account menu$`) });
const buy = (page: Page, pack: string) => page.getByRole('button', { name: `Buy ${pack}` });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a player buys coins, sees the balance in two tabs, and buys premium and an item @phone', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'buyer');
  const other = await context.newPage();
  await other.goto('/market');
  await expect(header(other, 0)).toBeVisible();
  await page.goto('/market');
  await expect(page.getByText('You need 10 coins more.')).toBeVisible();
  await buy(page, '100 coins for $7.99').click();
  const checkout = new SandboxCheckout(page);
  await checkout.expectPrice('$7.99');
  await checkout.press('Pay');
  await expect(heading(page, 'Purchase Complete')).toBeVisible();
  await expect(page.getByText('100 coins have been added to your account. You now have 100 coins.')).toBeVisible();
  await expect(header(page, 100)).toBeVisible();
  await expect(header(other, 100)).toBeVisible();
  await expect(other.getByRole('main').getByText('100 coins').first()).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('button', { name: 'Get Premium' }).click();
  const premium = page.getByRole('alertdialog', { name: 'Buy a month of Premium?' });
  await expect(premium).toContainText('Balance after: 90 coins');
  await premium.getByRole('button', { name: 'Buy for 10 coins' }).click();
  await expect(noticesOf(page).getByText('Premium Activated!')).toBeVisible();
  await expect(page.getByText(/^Active until/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a month' })).toBeEnabled();
  await expect(header(other, 90)).toBeVisible();

  await page.getByRole('link', { name: /Vermilion Paper/ }).click();
  await page.getByRole('button', { name: 'Buy for 4 coins' }).click();
  const question = page.getByRole('alertdialog', { name: 'Buy Vermilion Paper?' });
  await expect(question).toContainText('Balance after: 86 coins');
  await question.getByRole('button', { name: 'Buy for 4 coins' }).click();
  await expect(page.getByRole('button', { name: 'You own this' })).toBeVisible();
  await expect(header(other, 86)).toBeVisible();
});

test('a declined and a cancelled payment change nothing', async ({ page }) => {
  await signUpQuickly(page, 'decliner');
  await page.goto('/market');
  await buy(page, '10 coins for $0.99').click();
  const checkout = new SandboxCheckout(page);
  await checkout.expectPrice('$0.99');
  await page.goBack();
  await expect(buy(page, '10 coins for $0.99')).toBeEnabled();
  await buy(page, '10 coins for $0.99').click();
  await checkout.press('Decline the card');
  await expect(page.getByRole('status')).toContainText('The card was declined.');
  await checkout.press('Cancel and go back');
  await expect(page.getByText('Payment cancelled. You haven’t been charged.')).toBeVisible();
  await expect(page).toHaveURL('/market');
  await expect(header(page, 0)).toBeVisible();
  await expect(buy(page, '10 coins for $0.99')).toBeEnabled();
});

test('the page waits for coins of a slow payment', async ({ page }) => {
  await signUpQuickly(page, 'waiter');
  await page.goto('/market');
  await buy(page, '25 coins for $2.29').click();
  await new SandboxCheckout(page).press('Pay, with a late event');
  await expect(heading(page, 'Waiting for Your Payment')).toBeVisible();
  await expect(header(page, 0)).toBeVisible();
  await expect(heading(page, 'Purchase Complete')).toBeVisible({ timeout: 20_000 });
  await expect(header(page, 25)).toBeVisible();
});

test('a visitor logs in and then pays for the selected offer', async ({ page }) => {
  await page.goto('/market');
  await buy(page, '25 coins for $2.29').click();
  await new AuthDialog(page).answerOpen('studio', 'Holocade!1');
  await new SandboxCheckout(page).expectPrice('$2.29');
});

test.describe('in a headset', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64; Quest 3) AppleWebKit/537.36 OculusBrowser/38.0 Chrome/138.0 Safari/537.36',
    viewport: { width: 1280, height: 720 },
  });

  test('a player requests a payment link by email, which works until it is paid', async ({ page }) => {
    await logInQuickly(page, 'studio');
    await page.goto('/market');
    await buy(page, '50 coins for $4.49').click();
    const choice = page.getByRole('alertdialog', { name: 'Buy 50 coins for $4.49' });
    await choice.getByRole('button', { name: 'Close' }).click();
    await expect(buy(page, '50 coins for $4.49')).toBeEnabled();
    await buy(page, '50 coins for $4.49').click();
    await expect(choice.getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await choice.getByRole('button', { name: 'Email Me' }).click();
    await expect(noticesOf(page).getByText('We’ve emailed you a link to pay for your 50 coins.')).toBeVisible();
    const link = await new Mailbox(page, 'studio@holocade.example').link(/coins/i);
    const checkout = new SandboxCheckout(page);
    // The link works again until the order is paid.
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(link);
      await checkout.expectPrice('$4.49');
    }
    await checkout.press('Pay');
    await expect(heading(page, 'Purchase Complete')).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'Purchase Error')).toBeVisible();
    await expect(page).toHaveURL('/market/coins');
  });
});

test('a truncated payment link and manually opened pages claim no success', async ({ page }) => {
  await page.goto('/market/coins?token=bm90LWEtdG9rZW4');
  await expect(heading(page, 'Purchase Error')).toBeVisible();
  await page.goto('/market/coins/success?order=6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11');
  await expect(heading(page, 'Log In to See Your Purchase')).toBeVisible();
  await logInQuickly(page, 'studio');
  for (const query of ['', '?order=6f0a7a52-6a53-4d4c-9f0e-0d9f4f4a7c11', '?order=1']) {
    await page.goto(`/market/coins/success${query}`);
    await expect(heading(page, 'Purchase Not Found')).toBeVisible();
  }
});
