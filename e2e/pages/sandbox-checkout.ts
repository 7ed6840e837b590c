import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The checkout page of the payment sandbox. */
export class SandboxCheckout {
  constructor(private readonly page: Page) {}

  /** Waits until the checkout is shown with this price. */
  async expectPrice(dollars: string): Promise<void> {
    await expect(this.page).toHaveURL(/^http:\/\/pay\.holocade\.localhost:\d+\/checkout\?/);
    await expect(this.page.getByRole('heading', { name: `Pay ${dollars}` })).toBeVisible();
  }

  async press(words: string): Promise<void> {
    await this.page.getByRole('button', { name: words, exact: words === 'Pay' }).click();
  }
}
