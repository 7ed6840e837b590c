import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Returns the origin of the developer site of a portal. */
export const siteOf = (baseURL = ''): string => baseURL.replace('//', '//developer.');

/** Expects a page without axe violations that fits the window. `place` names it in a failure. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect.soft(found, place).toEqual([]);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, place).toBeLessThanOrEqual(0);
}

/** Logs in a demo account from a page of the console, and waits for that page. */
export async function logInToConsole(page: Page, address: string, username = 'studio'): Promise<void> {
  await page.goto(address);
  await page.getByRole('link', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(/username|email/i)
    .first()
    .fill(username);
  await page.keyboard.press('Enter');
  await dialog
    .getByLabel(/^password/i)
    .first()
    .fill('Holocade!1');
  await page.keyboard.press('Enter');
  await page.waitForURL(address);
}
