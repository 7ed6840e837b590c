import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test';
import { AuthDialog, PASSWORD } from './pages/auth-dialog';
import { signUpQuickly } from './pages/own-player';

const main = (page: Page) => page.getByRole('main');

/** Sets the audience of a part of the logged-in player's profile. */
async function show(page: Page, field: string, value: 'all' | 'friends' | 'none'): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/v1/private/user/account/settings', { method: 'PATCH', headers, body })).status;
    },
    JSON.stringify({ group: 'privacy', field, value }),
  );
  expect(status).toBe(200);
}

async function signOut(page: Page): Promise<void> {
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN', exact: true })).toBeVisible();
}

test('a visitor finds a player and opens a friend and a game @phone', async ({ page }) => {
  await page.goto('/search?query=nova&games=false&users=true');
  await main(page).getByRole('link', { name: /Nova/ }).first().click();
  await expect(page).toHaveURL(/\/community\/user\/nova$/);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nova' })).toBeVisible();
  await expect(page).toHaveTitle('Nova (@nova) - Holocade');
  await expect(main(page).getByText(/^Joined/)).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Achievements' })).toContainText('First Cut');
  await expect(main(page).getByText(/^No .* to show yet\.$/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await main(page).getByRole('region', { name: 'Friends' }).getByRole('link', { name: /Orion/ }).click();
  await expect(page).toHaveURL(/\/community\/user\/orion$/);
  await expect(main(page).getByText('Premium', { exact: true }).first()).toBeVisible();
  await main(page).getByRole('link', { name: 'Orbital Salvage' }).first().click();
  await expect(page).toHaveURL(/\/arcade\/games\/orbital-salvage$/);
  const html = await page.evaluate(async () => (await fetch('/community/user/NOVA')).text());
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/community\/user\/nova"/);
});

test('a player opens the own profile from the account menu and then the settings', async ({ page }) => {
  await page.goto('/');
  await new AuthDialog(page).logIn('nova', 'Holocade!1');
  await page.locator('[data-account]').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'View Profile' }).click();
  await expect(page).toHaveURL(/\/community\/user\/nova$/);
  await main(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/account\/settings$/);
});

test.describe('hidden parts of a profile', () => {
  test.use({ allowedComplaints: [/403 \(Forbidden\)|404 \(Not Found\)/] });

  test('are visible only to their audience, also after a login or logout', async ({ page }) => {
    const name = await signUpQuickly(page, 'quiet');
    const address = `/community/user/${name}`;
    await show(page, 'friend_visibility', 'none');
    await page.goto(address);
    await expect(main(page).getByText(/^No .*friends.* to show yet\.$/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Settings' })).toBeVisible();
    await signOut(page);
    await expect(main(page).getByText(`${name} keeps this private: friends.`)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await new AuthDialog(page).logIn(name, PASSWORD);
    await expect(main(page).getByText(/^No .*friends.* to show yet\.$/)).toBeVisible();
    await show(page, 'profile_visibility', 'friends');
    await signOut(page);
    await expect(main(page).getByRole('heading', { level: 1, name: 'Permission Denied' })).toBeVisible();
    expect((await page.goto(address))?.status()).toBe(403);
    await expect(main(page).getByText('You don’t have access to this page.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await main(page).getByRole('button', { name: 'Login' }).click();
    await new AuthDialog(page).answerOpen(name, PASSWORD);
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('are indistinguishable from missing pages', async ({ page }) => {
    for (const path of ['/community/user/nobody_at_all', '/community/user/%20', '/community/user/a', '/community/user'])
      expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1, name: 'BOO! HAHA' })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile is readable without script', async ({ page }) => {
    await page.goto('/community/user/orion');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Orion' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Orbital Salvage' }).first()).toBeVisible();
  });
});
