import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { AuthDialog } from './auth-dialog';

/** The tab in which the provider that stands in for all of them asks who one is. */
export class SignInTab {
  private constructor(readonly tab: Page) {}

  /** Opens the login pane and presses a provider's button. */
  static async open(page: Page, provider: string): Promise<SignInTab> {
    const { dialog } = await openLogin(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: provider, exact: true }).click(),
    ]);
    await expect(tab.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
    return new SignInTab(tab);
  }

  /** Goes on as somebody with a name of one's own. */
  async continueAs(name: string): Promise<void> {
    await this.tab.getByLabel('Or somebody of your own').fill(name);
    await this.tab.getByRole('button', { name: 'Continue with this name' }).click();
  }

  async cancel(): Promise<void> {
    await this.tab.getByRole('button', { name: 'Cancel' }).click();
  }

  /** Fills the registration that follows for somebody new; the address stays as the provider told it. */
  async register(username: string): Promise<void> {
    const field = this.tab.getByLabel('User name');
    await expect(field).not.toHaveValue('');
    await field.fill(username);
    await this.tab.getByRole('button', { name: 'Register' }).click();
  }
}

/** The login pane with its row of providers. */
export async function openLogin(page: Page): Promise<AuthDialog> {
  const auth = new AuthDialog(page);
  if (!(await auth.dialog.isVisible())) await auth.open();
  await expect(auth.dialog.getByRole('group', { name: 'Login Via' })).toBeVisible();
  return auth;
}
