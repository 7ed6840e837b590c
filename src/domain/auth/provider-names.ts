import type { SignInProvider } from './social-provider';

/** How players know the providers. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  steam: 'Steam',
};
