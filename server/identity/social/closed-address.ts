import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { SocialReason } from './social-texts';

/** Result of a sign-in in a separate tab. */
export type SocialEnd = { readonly provider: SignInProvider } & (
  { readonly type: 'login' | 'register' } | { readonly type: 'error'; readonly reason: SocialReason }
);

/** Returns the URL of the page that reports the result to the portal and closes its tab. */
export function closedAddress(urls: PublicUrls, end: SocialEnd): string {
  const query = new URLSearchParams({ type: end.type, provider: end.provider });
  if (end.type === 'error') query.set('reason', end.reason);
  return `${urls.accountsOrigin}/closed?${query.toString()}`;
}
