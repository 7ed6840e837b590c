import { brand } from '../../../src/domain/shared/brand';
import { parseSignInProvider } from '../../../src/domain/auth/social-provider';
import { escapeHtml } from '../../messaging/mail/escape-html';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { plainPage } from '../../platform/rendering/plain-page';
import { SOCIAL_REASONS, socialText } from './social-texts';

interface Ending {
  readonly message: {
    readonly from: string;
    readonly type: string;
    readonly message?: string;
    readonly reason?: string;
  };
  readonly text: string;
  /** Where somebody goes on who did not come from a page of the portal. */
  readonly after: string;
}

const DONE = 'You are signed in. You can close this tab.';

function endingOf(query: URLSearchParams, urls: PublicUrls): Ending | undefined {
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

// A tab that a script has not opened cannot be closed by one.
const SCRIPT = `
const { origin, message, after } = JSON.parse(document.currentScript.dataset.end);
if (window.opener && !window.opener.closed) {
  window.opener.postMessage(message, origin);
  window.close();
  setTimeout(() => location.replace(after), 3000);
} else location.replace(after);
`;

/** Writes the page that tells the page that opened it how a sign-in ended; undefined when the query tells of none. All its words are our own. */
export function closedPage(query: URLSearchParams, urls: PublicUrls, nonce: string): string | undefined {
  const ending = endingOf(query, urls);
  if (!ending) return undefined;
  const { message, text, after } = ending;
  const told = escapeHtml(JSON.stringify({ origin: urls.portalOrigin, message, after }));
  return plainPage({
    title: message.type === 'error' ? 'Not signed in' : 'Signed in',
    nonce,
    body: `<p role="status">${escapeHtml(text)}</p>
<p><a href="${escapeHtml(after)}">Back to ${brand.siteName}</a></p>
<script nonce="${nonce}" data-end="${told}">${SCRIPT}</script>`,
  });
}
