import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { AuthDialog } from './auth-dialog';

/** The tab of the fake provider that represents all login providers. */
export class SignInTab {
  /** URLs that the tab has opened, newest last. */
  readonly addresses: string[] = [];

  private constructor(
    readonly tab: Page,
    private readonly provider: string,
  ) {
    tab.on('request', (request) => {
      if (request.isNavigationRequest()) this.addresses.push(request.url());
    });
  }

  /** Opens the login pane and presses a provider's button. */
  static async open(page: Page, provider: string): Promise<SignInTab> {
    const { dialog } = await openLogin(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: provider, exact: true }).click(),
    ]);
    const opened = new SignInTab(tab, provider);
    await expect(tab.getByRole('heading', { name: `Log in with ${provider}` })).toBeVisible();
    return opened;
  }

  /** Continues as a person with a new name. */
  async continueAs(name: string): Promise<void> {
    await this.tab.getByLabel('Or enter a name').fill(name);
    await this.tab.getByRole('button', { name: 'Continue with this name' }).click();
  }

  async cancel(): Promise<void> {
    await this.tab.getByRole('button', { name: 'Cancel' }).click();
  }

  /** Makes the provider fail. */
  async fail(): Promise<void> {
    await this.tab.getByRole('button', { name: `Let ${this.provider} fail` }).click();
  }

  /** Runs an action that closes the tab. */
  async closesAfter(act: () => Promise<void>): Promise<void> {
    await Promise.all([this.tab.waitForEvent('close'), act()]);
  }

  /** Waits for the registration of a new person. The provider's email address is preserved. */
  async findRegistration(email: string): Promise<void> {
    await expect(this.tab).toHaveURL(/\/auth\/social\/finalize$/);
    await expect(this.tab.getByLabel('Email')).toHaveValue(email);
    await expect(this.name).toHaveValue(/^[A-Za-z]+\d+$/);
  }

  /** Requests the next random username. */
  async rollName(): Promise<void> {
    const before = await this.name.inputValue();
    await this.tab.getByRole('button', { name: 'Random' }).click();
    await expect(this.name).not.toHaveValue(before);
    await expect(this.name).toHaveValue(/^[A-Za-z]+\d+$/);
  }

  async register(username: string): Promise<void> {
    await this.name.fill(username);
    await this.tab.getByRole('button', { name: 'Register' }).click();
  }

  private get name() {
    return this.tab.getByLabel('Username');
  }
}

/** Opens the login pane with its providers. */
export async function openLogin(page: Page): Promise<AuthDialog> {
  const auth = new AuthDialog(page);
  if (!(await auth.dialog.isVisible())) await auth.open();
  await expect(providersOf(page)).toBeVisible();
  return auth;
}

/** Returns the row of providers in the login pane. */
export function providersOf(page: Page) {
  return page.getByRole('group', { name: 'Login Via' });
}
