import type { Browser, Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { PASSWORD } from './auth-dialog';

/** Password of the demo accounts. */
const DEMO_PASSWORD = 'Holocade!1';

async function post(page: Page, path: string, body: object): Promise<void> {
  const answered = await page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(answered, path).toBe(200);
}

async function expectHome(page: Page, name: string): Promise<void> {
  await page.goto('/account/home');
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${name}` })).toBeVisible();
}

/** Creates an account for this test without the wizard, on the account's home. Returns the name. */
export async function signUpQuickly(page: Page, kind: string): Promise<string> {
  const username = `${kind}_${Date.now().toString(36)}`;
  const email = `${username}@example.com`;
  await page.goto('/hc/legal/imprint');
  const passwords = { password: PASSWORD, password_confirmation: PASSWORD };
  await post(page, '/v1/public/user/auth/register', { username, email, ...passwords });
  await expectHome(page, username);
  return username;
}

/** Makes the players of two pages friends by a request of each. */
export async function befriend(one: Page, other: Page, names: readonly [one: string, other: string]): Promise<void> {
  const path = '/v1/private/user/account/friends/request';
  await post(other, path, { user: names[0] });
  await post(one, path, { user: names[1] });
}

/** Opens the account's home of the same player in a second browser. */
export async function inAnotherBrowser(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/hc/legal/imprint');
  await post(page, '/v1/public/user/auth/login', { login: name, password: PASSWORD, remember: true });
  await expectHome(page, name);
  return page;
}

/** Logs in without the wizard, on a page without API calls. */
export async function logInQuickly(page: Page, name: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/hc/legal/imprint');
  await post(page, '/v1/public/user/auth/login', { login: name, password, remember: true });
}
