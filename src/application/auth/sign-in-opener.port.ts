import type { RegisteringProvider } from '../../domain/auth/social-provider';

/** The page that opened this tab for a sign-in, if there is one. */
export interface SignInOpener {
  /** Leaves for the closing page, which tells the opener of the registration and closes the tab; false when nobody is there to be told. */
  notifyRegistered(provider: RegisteringProvider): boolean;
}
