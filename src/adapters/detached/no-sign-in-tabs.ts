import type { SignInTabs } from '../../application/auth/sign-in-tabs.port';

/** Login tabs for clients that cannot open tabs. */
export const noSignInTabs: SignInTabs = { open: () => undefined };
