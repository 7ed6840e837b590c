/**
 * The providers by which one signs in, and finishes a registration.
 * @rule 1.2.1 The login pane offers Facebook and Google; further providers are not shown.
 * @rule 1.7.8 A social sign-in names facebook or google.
 */
export const SIGN_IN_PROVIDERS = ['facebook', 'google'] as const;

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The providers whose outcome can be told. */
export const STATUS_PROVIDERS = [...SIGN_IN_PROVIDERS, 'steam'] as const;

export type StatusProvider = (typeof STATUS_PROVIDERS)[number];

/** The provider of this name by which one can sign in; undefined when there is none. */
export function parseSignInProvider(name: unknown): SignInProvider | undefined {
  return SIGN_IN_PROVIDERS.find((known) => known === name);
}

/**
 * The provider of this name whose outcome can be told; without one the visitor goes home.
 * @rule 2.5.6 The status page takes facebook, google or steam.
 */
export function parseStatusProvider(name: unknown): StatusProvider | undefined {
  return STATUS_PROVIDERS.find((known) => known === name);
}
