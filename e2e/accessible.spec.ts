import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AccountSettings, codeOf } from './pages/account-settings';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { noticesOf } from './pages/notices';
import { signUpQuickly } from './pages/own-player';
import { ReviewsSection } from './pages/reviews-section';

/** Public screens, grouped for parallel tests. */
const ground = {
  'the game pages': [
    '/arcade/games',
    '/arcade/games/tag/calm',
    '/arcade/games/lantern-drift',
    '/arcade/games/lantern-drift/catalog/vermilion-paper',
    '/arcade/games/developer/paper-moon',
    '/arcade/games/developer/paper-moon/announcements',
    '/arcade/games/developer/paper-moon/announcements/lantern-drift-in-five-colours',
  ],
  'the other pages': [
    '/',
    '/blog',
    '/blog/article/a-link-is-a-door',
    '/hc',
    '/market',
    '/market/coins/success',
    '/hc/user#what-are-coins',
    '/hc/contact',
    '/hc/legal/privacy-policy',
    '/community/user/nova',
    '/search?query=lantern',
    '/nowhere',
  ],
};
const everywhere = Object.values(ground).flat();
const own = [
  '/account/home',
  '/account/inbox',
  '/account/inbox/orion',
  '/account/inventory',
  '/account/shop',
  '/account/settings',
];
const FEEDBACK = '**/v1/public/help/feedback';

async function expectNoViolations(page: Page, what: string): Promise<void> {
  // Colours are final only after transitions.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      return playState !== 'running' || effect?.getComputedTiming().endTime === Infinity;
    }),
  );
  // No screen has a frame, and scanning frames would open another page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, what).toEqual([]);
}

async function expectScreensToPass(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path, { waitUntil: path.startsWith('/account') ? 'networkidle' : 'load' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectNoViolations(page, path);
  }
}

async function expectMenusToPass(page: Page): Promise<void> {
  for (const name of [/^Notifications/, /^Messages/]) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, String(name));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedComplaints: [/the server responded with a status of|net::ERR_FAILED/],
});

for (const [part, paths] of Object.entries(ground)) {
  test(`axe finds no violations in ${part} for a visitor @phone`, async ({ page }) => {
    await expectScreensToPass(page, paths);
  });
}

test('axe finds no violations in a visitor’s dialogs and menus @desktop', async ({ page }) => {
  await page.goto('/');
  await expectMenusToPass(page);
  await page.getByRole('banner').getByRole('search').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('lantern');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expectNoViolations(page, 'search');
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.open();
  await expectNoViolations(page, 'login');
  await auth.answer(/username|email/i, 'nova');
  await expect(auth.dialog.getByLabel(/^password/i).first()).toBeFocused();
  await expectNoViolations(page, 'password');
  await auth.dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expectNoViolations(page, 'register');
});

test('axe finds no violations in the feedback form: empty, failed and sent', async ({ page }) => {
  await page.goto('/');
  const modal = page.getByRole('dialog', { name: 'Give Feedback' });
  await page.getByRole('button', { name: 'Give Feedback' }).click();
  await expect(modal).toBeVisible();
  await expectNoViolations(page, 'feedback, empty');
  await modal.getByLabel('Your message').fill('The lanterns are lovely.');
  await page.route(FEEDBACK, (route) => route.abort());
  await modal.getByRole('button', { name: 'Send' }).click();
  await expect(modal.getByRole('alert')).toContainText('A network error has occurred.');
  await expectNoViolations(page, 'feedback, not sent');
  await page.unroute(FEEDBACK);
  const send = modal.getByRole('button', { name: 'Send' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(noticesOf(page).getByText('Message Sent')).toBeVisible();
  await expectNoViolations(page, 'feedback, sent');
  await expect(modal).toBeHidden();
});

test('axe finds no violations in reviews and their form: refused, sent and before deletion', async ({ page }) => {
  await signUpQuickly(page, 'fair');
  const reviews = new ReviewsSection(page);
  await reviews.open('pulse-saber');
  await reviews.begin();
  await reviews.fillIn('🏮'.repeat(501), 3);
  await reviews.submit();
  await expect(noticesOf(page).getByText('Too Long')).toBeVisible();
  await expectNoViolations(page, 'review, refused');
  await reviews.fillIn('I can hear every corner of it.', 4);
  await reviews.submit();
  await expect(reviews.form).toBeHidden();
  await expectNoViolations(page, 'review, sent');
  await reviews.region.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, 'review, about to be deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(reviews.region.getByRole('button', { name: 'Write a review' })).toBeVisible();
});

test('axe finds no violations in a new player’s welcome and empty menus', async ({ page }) => {
  await page.goto('/');
  const auth = new AuthDialog(page);
  await auth.signUp('neat');
  await expectNoViolations(page, 'completed');
  await auth.goHome();
  await expectMenusToPass(page);
});

test('axe finds no violations in any outcome of a search', async ({ page }) => {
  for (const query of ['', '?query=xylophonist', '?query=ab']) {
    await page.goto(`/search${query}`);
    await expectNoViolations(page, `search ${query}`);
  }
  await page.route('**/v1/public/**', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Search for' }).fill('lantern');
  await page.getByRole('textbox', { name: 'Search for' }).press('Enter');
  await expect(page.getByRole('main').getByText('A network error has occurred.')).toBeVisible();
  await expectNoViolations(page, 'search that failed');
});

for (const [kind, name] of [
  ['player', 'nova'],
  ['premium player', 'orion'],
] as const) {
  test(`axe finds no violations in the menus and screens of a ${kind}`, async ({ page }) => {
    await page.goto('/');
    const auth = new AuthDialog(page);
    await auth.logIn(name, 'Holocade!1');
    await expect(auth.dialog).toBeHidden();
    await expectMenusToPass(page);
    await page.locator('[data-account]').getByRole('button').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolations(page, 'account menu');
    await expectScreensToPass(page, [...own, ...everywhere]);
  });
}

for (const code of [401, 403, 419, 500, 503]) {
  test(`axe finds no violations on the error page ${code}`, async ({ page }) => {
    await page.goto('/');
    const newest = page.getByRole('region', { name: 'Newest Games' });
    const status = { success: false, code, message: 'Refused.', debug: 'err_refused' };
    await page.route('**/v1/public/**', (route) => route.fulfill({ status: code, json: { status, data: null } }));
    await newest.getByRole('link', { name: /Lantern Drift/ }).click();
    await expect(newest).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, String(code));
  });
}

test('axe finds no violations in the settings’ dialogs, and account pages fit a small phone', async ({ page }) => {
  await signUpQuickly(page, 'tidy');
  const settings = new AccountSettings(page);
  const { dialog, privacy, security } = settings;
  await settings.open();
  await security.getByRole('button', { name: 'Change password' }).click();
  await security.getByRole('button', { name: 'Save password' }).click();
  await privacy.getByRole('button', { name: 'Delete account' }).click();
  await privacy.getByRole('button', { name: 'Delete my account' }).click();
  await expectNoViolations(page, 'forms, refused');
  await security.getByRole('button', { name: 'Set up' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectNoViolations(page, 'two-factor, proof');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectNoViolations(page, 'two-factor, app');
  await dialog.getByLabel('6-digit code').fill(codeOf(await settings.shownSecret()));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('I’ve saved these codes')).toBeVisible();
  await expectNoViolations(page, 'two-factor, codes');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of own) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('every page fits a small phone and half of a small window', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of everywhere) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});
