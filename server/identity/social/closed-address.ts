import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { SocialReason } from './social-texts';

/** How a sign-in in a tab of its own has ended. */
export type SocialEnd = { readonly provider: SignInProvider } & (
  { readonly type: 'login' | 'register' } | { readonly type: 'error'; readonly reason: SocialReason }
);

/** The address of the page that tells it to the portal and closes its tab. */
export function closedAddress(urls: PublicUrls, end: SocialEnd): string {
  const query = new URLSearchParams({ type: end.type, provider: end.provider });
  if (end.type === 'error') query.set('reason', end.reason);
  return `${urls.accountsOrigin}/closed?${query.toString()}`;
}
