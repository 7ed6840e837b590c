import type { RegisteringProvider } from '../../domain/auth/social-provider';

/** Page that opened this tab for a login, if any. */
export interface SignInOpener {
  /** Navigates to the closing page, which notifies the opener and closes the tab; false without an opener. */
  notifyRegistered(provider: RegisteringProvider): boolean;
}
