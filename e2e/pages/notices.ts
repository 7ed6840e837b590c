import type { Locator, Page } from '@playwright/test';

/** Returns the region of toasts. */
export function noticesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Alerts' });
}
