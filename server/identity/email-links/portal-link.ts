import { writeToken } from '../../../src/domain/tokens/token';
import type { TokenParameters } from '../../../src/domain/tokens/token-parameters';
import type { TokenPage } from '../../../src/domain/tokens/token-templates';
import type { PublicUrls } from '../../publishing/hosts/public-urls';

const PAGES: Readonly<Record<TokenPage, string>> = {
  'verify-email': '/auth/verify-email',
  'reset-password': '/auth/reset-password',
  'social-finalize': '/auth/social/finalize',
  'deletion-status': '/auth/delete/meta',
  'subscription-confirm': '/market/subscription/confirm',
  'subscription-unsubscribe': '/market/subscription/unsubscribe',
  'coin-purchase': '/market/coins',
};

/** Returns the URL of a token page on the configured host, whatever the request's host header says. `query` precedes the token. */
export function portalLink<Page extends TokenPage>(
  urls: PublicUrls,
  page: Page,
  parameters: TokenParameters<Page>,
  query: Readonly<Record<string, string>> = {},
): string {
  return urls.portal(
    `${PAGES[page]}?${new URLSearchParams({ ...query, token: writeToken(page, parameters) }).toString()}`,
  );
}
