import type { SignInTabs } from '../../application/auth/sign-in-tabs.port';

/** Where no tab can be opened. */
export const noSignInTabs: SignInTabs = { open: () => undefined };
