import type { Locator, Page } from '@playwright/test';

/** Where toasts appear. */
export function noticesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerts' });
}
