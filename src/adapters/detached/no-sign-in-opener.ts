import type { SignInOpener } from '../../application/auth/sign-in-opener.port';

/** Where nobody has opened the page. */
export const noSignInOpener: SignInOpener = { notifyRegistered: () => false };
