import type { FastifyInstance } from 'fastify';
import { parseSignInProvider } from '../../../src/domain/auth/social-provider';
import { brand } from '../../../src/domain/shared/brand';
import type { ServerDependencies } from '../../deps';
import { escapeHtml } from '../../../src/domain/shared/escape-html';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { plainPage } from '../../platform/rendering/plain-page';
import { plainPolicy } from '../../platform/security/page-policy';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { accountOfBanTicket, banText } from '../bans/ban-notice';
import { findBan } from '../bans/ban.repository';
import { queryOf } from './social-dependencies';
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

const DONE = 'You are logged in. You can close this tab.';

function parseResult(query: URLSearchParams, urls: PublicUrls, ban: string | undefined): SignInResult | undefined {
  const type = query.get('type');
  const provider = parseSignInProvider(query.get('provider'));
  if (provider === undefined) return undefined;
  const after = urls.portal(`auth/social/status?provider=${provider}`);
  const from = brand.identifier;
  if (type === 'login' || type === 'register') return { message: { from, type }, text: DONE, after };
  const reason = SOCIAL_REASONS.find((known) => known === query.get('reason'));
  if (type !== 'error' || reason === undefined) return undefined;
  const text = (reason === 'banned' ? ban : undefined) ?? socialText(provider, reason);
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
 * Renders the page that reports the result of a login to the page that opened it. It shows only built-in texts and the
 * player's ban. Returns undefined if the query contains no result.
 */
function closedPage(
  query: URLSearchParams,
  { urls, nonce, ban }: { readonly urls: PublicUrls; readonly nonce: string; readonly ban: string | undefined },
): string | undefined {
  const result = parseResult(query, urls, ban);
  if (!result) return undefined;
  const { message, text, after } = result;
  const data = escapeHtml(JSON.stringify({ origin: urls.portalOrigin, message, after }));
  return plainPage({
    title: message.type === 'error' ? 'Not logged in' : 'Logged in',
    nonce,
    body: `<p role="status">${escapeHtml(text)}</p>
<p><a href="${escapeHtml(after)}">Back to ${brand.siteName}</a></p>
<script nonce="${nonce}" data-end="${data}">${SCRIPT}</script>`,
  });
}

/** Reads the ban of the account that a ticket names. */
async function banOf({ clock, config, database }: ServerDependencies, ticket: string): Promise<string | undefined> {
  const accountId = accountOfBanTicket(config.secret, ticket, clock.now());
  const ban = accountId === undefined ? undefined : await findBan(database.db, accountId);
  return ban && banText(ban);
}

/** Host for the providers' callbacks and for the page that ends a login. It stores nothing and sets no cookie. */
export async function accountsHost(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { urls } = deps;

  app.get('/callback/:provider', async (request, reply) => {
    const provider = parseSignInProvider((request.params as { readonly provider: string }).provider);
    if (provider === undefined) throw new RefusalError(refusal.notFound());
    return reply
      .header('cache-control', 'no-store')
      .redirect(urls.portal(`auth/social/return/${provider}`) + queryOf(request.url), 303);
  });

  app.get('/closed', async (request, reply) => {
    const nonce = deps.random.bytes(16).toString('base64');
    const query = new URLSearchParams(queryOf(request.url));
    const page = closedPage(query, { urls, nonce, ban: await banOf(deps, query.get('ban') ?? '') });
    if (page === undefined) return reply.redirect(urls.portal(''), 303);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
