/**
 * The providers whose visitors can register with what the provider has told.
 * @rule 1.7.8 A social sign-in names facebook or google, beside the further provider.
 */
export const REGISTERING_PROVIDERS = ['facebook', 'google'] as const;

export type RegisteringProvider = (typeof REGISTERING_PROVIDERS)[number];

/**
 * The providers by which one can sign in, in the order of their buttons; a portal offers those that its operator has configured.
 * @rule 1.2.1 The login pane offers Facebook and Google; Steam is the further provider.
 */
export const SIGN_IN_PROVIDERS = [...REGISTERING_PROVIDERS, 'steam'] as const;

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The provider of this name with which one can register; undefined when there is none. */
export function parseRegisteringProvider(name: unknown): RegisteringProvider | undefined {
  return REGISTERING_PROVIDERS.find((known) => known === name);
}

/**
 * The provider of this name by which one can sign in, whose outcome can also be told; undefined when there is none.
 * @rule 2.5.6 The status page takes facebook, google or steam.
 */
export function parseSignInProvider(name: unknown): SignInProvider | undefined {
  return SIGN_IN_PROVIDERS.find((known) => known === name);
}

/** How players know the providers. */
export const providerNames: Readonly<Record<SignInProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  steam: 'Steam',
};
