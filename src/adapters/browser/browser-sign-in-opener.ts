import type { SignInOpener } from '../../application/auth/sign-in-opener.port';
import type { RegisteringProvider } from '../../domain/auth/social-provider';

/** Subset of a tab's window with its opener. */
export interface OpenedWindow {
  readonly opener: unknown;
  readonly location: Pick<Location, 'replace'>;
}

/** Reports a registration through the closing page, the only page whose messages the opener accepts. */
export class BrowserSignInOpener implements SignInOpener {
  constructor(
    private readonly tab: OpenedWindow,
    private readonly accountsOrigin: string,
  ) {}

  notifyRegistered(provider: RegisteringProvider): boolean {
    const opener = this.tab.opener as Pick<Window, 'closed'> | null;
    if (opener === null || opener.closed) return false;
    const query = new URLSearchParams({ type: 'register', provider });
    this.tab.location.replace(`${this.accountsOrigin}/closed?${query.toString()}`);
    return true;
  }
}
