import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import { AuthDialog } from './auth-dialog';

/** The tab in which the provider that stands in for all of them asks who one is. */
export class SignInTab {
  /** Everything that the tab has opened, the latest last. */
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
    await expect(tab.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
    return opened;
  }

  /** Goes on as somebody with a name of one's own. */
  async continueAs(name: string): Promise<void> {
    await this.tab.getByLabel('Or somebody of your own').fill(name);
    await this.tab.getByRole('button', { name: 'Continue with this name' }).click();
  }

  async cancel(): Promise<void> {
    await this.tab.getByRole('button', { name: 'Cancel' }).click();
  }

  /** Has the provider break down. */
  async fail(): Promise<void> {
    await this.tab.getByRole('button', { name: `Let ${this.provider} fail` }).click();
  }

  /** Does something after which the tab closes by itself. */
  async closesAfter(act: () => Promise<void>): Promise<void> {
    await Promise.all([this.tab.waitForEvent('close'), act()]);
  }

  /** Waits for the registration that follows for somebody new; the address stays as the provider told it. */
  async findRegistration(email: string): Promise<void> {
    await expect(this.tab).toHaveURL(/\/auth\/social\/finalize$/);
    await expect(this.tab.getByLabel('Email')).toHaveValue(email);
    await expect(this.name).toHaveValue(/^[A-Za-z]+\d+$/);
  }

  /** Chance's next proposal for a user name. */
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
    return this.tab.getByLabel('User name');
  }
}

/** The login pane with its row of providers. */
export async function openLogin(page: Page): Promise<AuthDialog> {
  const auth = new AuthDialog(page);
  if (!(await auth.dialog.isVisible())) await auth.open();
  await expect(providersOf(page)).toBeVisible();
  return auth;
}

/** The row of providers in the login pane. */
export function providersOf(page: Page) {
  return page.getByRole('group', { name: 'Login Via' });
}
