import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The page on which a buyer pays without money. */
export class SandboxCheckout {
  constructor(private readonly page: Page) {}

  /** Waits until it is shown, for this price. */
  async expectPrice(dollars: string): Promise<void> {
    await expect(this.page).toHaveURL(/^http:\/\/pay\.holocade\.localhost:\d+\/checkout\?/);
    await expect(this.page.getByRole('heading', { name: `Pay ${dollars}` })).toBeVisible();
  }

  async press(words: string): Promise<void> {
    await this.page.getByRole('button', { name: words, exact: words === 'Pay' }).click();
  }
}
