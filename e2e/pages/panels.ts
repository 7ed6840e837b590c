import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Waits until the tab's history has this number of open panels. A step back that removes a panel would cancel a reload. */
export const expectPanels = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => (history.state as { panels?: number } | null)?.panels ?? 0)).toBe(count);
