import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** A valid password for all test accounts. */
export const PASSWORD = 'Moonlit-Harbour-7';

/** The auth dialog from a person's view: one question at a time, answered with Enter. */
export class AuthDialog {
  readonly dialog: Locator;

  /** Set `dialog` if another dialog is open below it. */
  constructor(
    private readonly page: Page,
    dialog?: Locator,
  ) {
    this.dialog = dialog ?? page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.dialog.getByRole('button', { name: 'Sign Up' }).click();
  }

  /** Types an answer into the focused field and continues. */
  async answer(label: RegExp, value: string): Promise<void> {
    const field = this.dialog.getByLabel(label).first();
    await expect(field).toBeFocused();
    await field.fill(value);
    await field.press('Enter');
  }

  /** Creates an account with a new name, up to the welcome pane. Returns the name. */
  async signUp(kind: string): Promise<string> {
    const name = `${kind}_${Date.now().toString(36)}`;
    await this.openSignUp();
    await this.answer(/email/i, `${name}@example.com`);
    await this.answer(/username/i, name);
    await this.answer(/^password/i, PASSWORD);
    await this.answer(/confirm|once more|repeat/i, PASSWORD);
    const message = 'Registration Completed. Please check your inbox for verification email.';
    await expect(this.page.getByText(message)).toBeVisible();
    return name;
  }

  /** Closes the welcome pane and opens the home page. */
  async goHome(): Promise<void> {
    await this.dialog.getByRole('link', { name: 'Home' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.open();
    await this.answerOpen(login, password);
  }

  /** Logs in with the pane that has opened automatically. */
  async answerOpen(login: string, password: string): Promise<void> {
    await this.answer(/username|email/i, login);
    await this.answer(/^password/i, password);
  }

  /** Requests a new password in the pane of an emailed link. */
  async reset(password: string): Promise<void> {
    await this.dialog.getByLabel('New password', { exact: true }).fill(password);
    await this.dialog.getByLabel('Confirm new password').fill(password);
    await this.dialog.getByLabel('Confirm new password').press('Enter');
  }
}
