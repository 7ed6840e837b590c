import type { SignInOpener } from '../../application/auth/sign-in-opener.port';

/** Absent opener, for pages that no other tab opened. */
export const noSignInOpener: SignInOpener = { notifyRegistered: () => false };
