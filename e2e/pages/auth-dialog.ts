import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** The auth modal as a person uses it: one question at a time, answered with Enter. */
export class AuthDialog {
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.dialog.getByRole('button', { name: 'Sign Up' }).click();
  }

  /** Types an answer into the field that has the focus and goes on. */
  async answer(label: RegExp, value: string): Promise<void> {
    const field = this.dialog.getByLabel(label).first();
    await expect(field).toBeFocused();
    await field.fill(value);
    await field.press('Enter');
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.open();
    await this.answer(/user name|email/i, login);
    await this.answer(/^password/i, password);
  }
}
