import { brand } from '../../../src/domain/shared/brand';
import { parseSignInProvider } from '../../../src/domain/auth/social-provider';
import { escapeHtml } from '../../messaging/mail/escape-html';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { plainPage } from '../../platform/rendering/plain-page';
import { SOCIAL_REASONS, socialText } from './social-texts';

interface SignInResult {
  readonly message: {
    readonly from: string;
    readonly type: string;
    readonly message?: string;
    readonly reason?: string;
  };
  readonly text: string;
  /** URL to continue at for a visitor whose tab was not opened by a portal page. */
  readonly after: string;
}

const DONE = 'You are signed in. You can close this tab.';

function parseResult(query: URLSearchParams, urls: PublicUrls): SignInResult | undefined {
  const type = query.get('type');
  const provider = parseSignInProvider(query.get('provider'));
  if (provider === undefined) return undefined;
  const after = urls.portal(`auth/social/status?provider=${provider}`);
  const from = brand.identifier;
  if (type === 'login' || type === 'register') return { message: { from, type }, text: DONE, after };
  const reason = SOCIAL_REASONS.find((known) => known === query.get('reason'));
  if (type !== 'error' || reason === undefined) return undefined;
  const text = socialText(provider, reason);
  return { message: { from, type, reason, message: text }, text, after };
}

// A script can only close tabs that a script has opened.
const SCRIPT = `
const { origin, message, after } = JSON.parse(document.currentScript.dataset.end);
if (window.opener && !window.opener.closed) {
  window.opener.postMessage(message, origin);
  window.close();
  setTimeout(() => location.replace(after), 3000);
} else location.replace(after);
`;

/**
 * Renders the page that reports the result of a sign-in to the page that opened it. It shows only built-in texts.
 * Returns undefined if the query contains no result.
 */
export function closedPage(query: URLSearchParams, urls: PublicUrls, nonce: string): string | undefined {
  const result = parseResult(query, urls);
  if (!result) return undefined;
  const { message, text, after } = result;
  const data = escapeHtml(JSON.stringify({ origin: urls.portalOrigin, message, after }));
  return plainPage({
    title: message.type === 'error' ? 'Not signed in' : 'Signed in',
    nonce,
    body: `<p role="status">${escapeHtml(text)}</p>
<p><a href="${escapeHtml(after)}">Back to ${brand.siteName}</a></p>
<script nonce="${nonce}" data-end="${data}">${SCRIPT}</script>`,
  });
}
