/**
 * Providers through which visitors can register.
 * @rule 1.7.8 A social sign-in names facebook, google or the additional provider.
 */
export const REGISTERING_PROVIDERS = ['facebook', 'google'] as const;

export type RegisteringProvider = (typeof REGISTERING_PROVIDERS)[number];

/**
 * Providers for login, in the order of their buttons; a portal shows those that its operator has configured.
 * @rule 1.2.1 The login pane offers Facebook and Google; Steam is the additional provider.
 */
export const SIGN_IN_PROVIDERS = [...REGISTERING_PROVIDERS, 'steam'] as const;

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/**
 * Ways to prove an account in a login: its password, or a provider.
 * @rule 2.3.8b The sign-in response carries the provider of the session.
 */
export const LOGIN_PROVIDERS = ['password', ...SIGN_IN_PROVIDERS] as const;

export type LoginProvider = (typeof LOGIN_PROVIDERS)[number];

/** Returns the provider of this name that supports registration; undefined if there is none. */
export function parseRegisteringProvider(name: unknown): RegisteringProvider | undefined {
  return REGISTERING_PROVIDERS.find((known) => known === name);
}

/**
 * Returns the provider of this name that supports login; undefined if there is none.
 * @rule 2.5.6 The status page takes facebook, google or steam.
 */
export function parseSignInProvider(name: unknown): SignInProvider | undefined {
  return SIGN_IN_PROVIDERS.find((known) => known === name);
}

/** Brand names of the providers. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  steam: 'Steam',
};
