import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test';

/** Good enough for every account that a test makes. */
export const PASSWORD = 'Moonlit-Harbour-7';

/** The auth modal as a person uses it: one question at a time, answered with Enter. */
export class AuthDialog {
  readonly dialog: Locator;

  /** `dialog` where another one lies below it. */
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

  /** Types an answer into the field that has the focus and goes on. */
  async answer(label: RegExp, value: string): Promise<void> {
    const field = this.dialog.getByLabel(label).first();
    await expect(field).toBeFocused();
    await field.fill(value);
    await field.press('Enter');
  }

  /** Makes an account of a name that nobody has yet, up to the pane that greets; tells the name. */
  async signUp(kind: string): Promise<string> {
    const name = `${kind}_${Date.now().toString(36)}`;
    await this.openSignUp();
    await this.answer(/email/i, `${name}@example.com`);
    await this.answer(/user name/i, name);
    await this.answer(/^password/i, PASSWORD);
    await this.answer(/confirm|once more|repeat/i, PASSWORD);
    const told = 'Registration Completed. Please check your inbox for verification email.';
    await expect(this.page.getByText(told)).toBeVisible();
    return name;
  }

  /** Leaves the greeting for the home page. */
  async goHome(): Promise<void> {
    await this.dialog.getByRole('link', { name: 'Home' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async logIn(login: string, password: string): Promise<void> {
    await this.open();
    await this.answerOpen(login, password);
  }

  /** Logs in by the pane that has opened by itself. */
  async answerOpen(login: string, password: string): Promise<void> {
    await this.answer(/user name|email/i, login);
    await this.answer(/^password/i, password);
  }

  /** Asks the pane of a mailed link for a new password. */
  async reset(password: string): Promise<void> {
    await this.dialog.getByLabel('New password', { exact: true }).fill(password);
    await this.dialog.getByLabel('Confirm new password').fill(password);
    await this.dialog.getByLabel('Confirm new password').press('Enter');
  }
}
