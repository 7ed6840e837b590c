import type { Locator, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect } from '../fixtures/test';
import { PASSWORD } from './auth-dialog';

const STEP_SECONDS = 30;

/** Returns a code of an authenticator app with this secret. `ahead` is the number of periods in the future. */
export function codeOf(secret: string, ahead = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + ahead * STEP_SECONDS });
}

/** The settings of an account from the player's view. */
export class AccountSettings {
  readonly security: Locator;
  readonly privacy: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.security = page.getByRole('region', { name: 'Security' });
    this.privacy = page.getByRole('region', { name: 'Your data' });
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the settings from the account menu. */
  async open(): Promise<void> {
    await this.page.locator('[data-account]').getByRole('button').click();
    await this.page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(this.security.getByText('Where you’re logged in')).toBeVisible();
  }

  /** Returns the secret that the dialog shows for manual entry. */
  async shownSecret(): Promise<string> {
    return ((await this.dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  }

  /** Enables two-factor login. Returns the app's secret and the recovery codes. */
  async switchTwoFactorOn(): Promise<{ readonly secret: string; readonly recovery: readonly string[] }> {
    const { dialog } = this;
    await this.security.getByRole('button', { name: 'Set up' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const secret = await this.shownSecret();
    await expect(dialog.getByLabel('6-digit code')).toBeFocused();
    await dialog.getByLabel('6-digit code').fill(codeOf(secret));
    await this.page.keyboard.press('Enter');
    const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.allTextContents();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await dialog.getByLabel('I’ve saved these codes').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return { secret, recovery };
  }

  async switchTwoFactorOff(code: string): Promise<void> {
    await this.security.getByRole('button', { name: 'Turn off' }).click();
    await this.dialog.getByLabel('6-digit code or recovery code').fill(code);
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toBeHidden();
  }

  /** Changes the password. The message of a refusal appears at its field. */
  async changePassword(current: string, next: string): Promise<void> {
    await this.security.getByRole('button', { name: 'Change password' }).click();
    const form = this.page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill(next);
    await form.getByLabel('Confirm new password', { exact: true }).fill(next);
    await this.page.keyboard.press('Enter');
  }

  /** Requests account deletion, up to the confirmation word. */
  async askForDeletion(username: string): Promise<void> {
    await this.privacy.getByRole('button', { name: 'Delete account' }).click();
    await this.privacy.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.keyboard.press('Enter');
    const question = this.page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(question.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await question.getByLabel(`Type ${username} to continue`).fill(username);
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect(question).toBeHidden();
  }
}
