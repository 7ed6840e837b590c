import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientAssets, InProcessCall, RenderModule, RenderResponse } from '../../../src/contract/render.contract';
import { DRAFT_COOKIE, GUEST_COOKIE, SESSION_COOKIE } from '../../../src/contract/session-cookie';
import { shortGameTarget } from '../../../src/domain/games/game-address';
import { isIsolatedPlay } from '../../../src/domain/games/isolated-play';
import { cookieAttributes } from '../../../src/domain/session/cookie-attributes';
import { OFFLINE_COPY_ALLOWED, OFFLINE_COPY_HEADER, permitsCopy } from '../../../src/domain/offline/offline-copy';
import { isHeadset, isMobile } from '../../../src/domain/shell/device';
import type { ServerDependencies } from '../../deps';
import { isolatedPageHeaders } from '../../publishing/hosts/served-builds';
import { applyEffects } from '../http/apply-effects';
import { clearInjectedCookies } from '../http/clear-injected-cookies';
import { acceptsEncoding } from '../http/compression';
import { followDraftLink, isDraftPage } from '../http/draft-access';
import { limiter } from '../http/limiter';
import { readGuestCookie, readCookie } from '../http/read-cookie';
import { RecentAnswers, staleWhileRevalidate } from '../http/recent-answers';
import { refusal } from '../http/refusal';
import { RefusalError } from '../http/refusal-error';
import { logOf } from '../http/request-log';
import { pagePolicy } from '../security/page-policy';
import { NonceTemplate } from './nonce-template';
import { setPageSource } from './page-source';
import { recordCalls } from './recorded-calls';
import type { RenderCalls } from './render-calls';

/** Dependencies for rendering pages: the built renderer and client. */
export interface Pages {
  readonly renderer: RenderModule;
  readonly assets: ClientAssets;
}

const LIMIT = { windowSeconds: 5 * 60, max: 600 } as const;
/** Outside production, many tests and players share one address. */
const DEVELOPMENT_MAX = 6000;
const GUEST_DAYS = 400;
const SOCIAL_PAGE = /^\/auth\/social\/(finalize|status)\/?(\?|$)/;

/** True for navigation by a person; a missing picture does not need a page as answer. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept === undefined || headers.accept === '*/*' || headers.accept.includes('text/html');

function nameGuest(deps: ServerDependencies, request: FastifyRequest, reply: FastifyReply): void {
  const { kind } = readGuestCookie(request.headers.cookie);
  if (kind === 'guest') return;
  if (kind === 'bad') clearInjectedCookies(request, reply, GUEST_COOKIE, deps.config.host);
  const attributes = { ...cookieAttributes({ days: GUEST_DAYS }), secure: true, sameSite: 'lax' } as const;
  void reply.setCookie(GUEST_COOKIE, deps.random.uuid(), attributes);
}

/** Drops the session if there are two session cookies, because one was injected and cannot be identified. */
function dropSession(deps: ServerDependencies, request: FastifyRequest, reply: FastifyReply): void {
  applyEffects(reply, [{ kind: 'end-session' }]);
  clearInjectedCookies(request, reply, SESSION_COOKIE, deps.config.host);
}

/** Target of a game's short address; undefined for every other address. */
function shortAddress({ url }: FastifyRequest): string | undefined {
  const query = url.indexOf('?');
  return query === -1 ? shortGameTarget(url, '') : shortGameTarget(url.slice(0, query), url.slice(query));
}

/** A rendered page as it is sent. */
type HtmlPage = Extract<RenderResponse, { kind: 'html' }>;
type SentPage = Exclude<RenderResponse, HtmlPage> | (Omit<HtmlPage, 'html'> & { readonly html: string | Buffer });

/** A rendered page, and its document without a nonce. */
interface SharedPage {
  readonly ok: boolean;
  readonly answer: RenderResponse;
  readonly template: NonceTemplate;
  /** True if the page is young, and the calls that it was rendered from are answered as before. */
  isCurrent(): Promise<boolean>;
}

/** Maximum age of a document whose calls are unchanged, in milliseconds. Pages also depend on the time, such as "5 minutes ago". */
const RENDERED_MS = 10_000;

/** The sender of the calls of a shared page, which is the same for all visitors. */
const ANY_VISITOR = { headers: {}, ip: '127.0.0.1' } as const;

/** The part of a user agent that pages depend on. */
const deviceOf = (userAgent: string): string => `${isHeadset(userAgent)} ${isMobile(userAgent, undefined)}`;

/** Serves all pages of the portal, each with its own nonce. In production, a visitor's page is rendered at most once a second. */
export async function pages(
  app: FastifyInstance,
  {
    deps,
    renderCalls,
    renderer,
    assets,
    offline,
  }: Pages & { deps: ServerDependencies; renderCalls: RenderCalls; offline: boolean },
): Promise<void> {
  const { config, urls } = deps;
  const settings = {
    staticOrigin: urls.staticOrigin,
    accountsOrigin: urls.accountsOrigin,
    kit: config.kit,
    gamesHost: config.publicPort === undefined ? config.gamesHost : `${config.gamesHost}:${config.publicPort}`,
    ...(config.redirectHosts.length === 0 ? {} : { redirectHosts: config.redirectHosts }),
    ...(config.tagManager === undefined ? {} : { tagManager: config.tagManager }),
    ...(config.webVitalsPercent === undefined ? {} : { webVitals: config.webVitalsPercent }),
    ...(config.vastTag === undefined ? {} : { vast: true }),
    ...(config.tcfUrl === undefined ? {} : { tcfUrl: config.tcfUrl }),
    ...(offline ? { offline } : {}),
    ...(config.sentryDsn === undefined ? {} : { sentryDsn: config.sentryDsn }),
  };

  // Two slashes at the start would name another host; a backslash counts as a slash.
  const ownPath = (url: string): string => url.replace(/^[/\\]+/, '/');
  const ownAddress = (url: string): string => urls.portalOrigin + ownPath(url);

  // Stands for the nonce in a shared page. Nobody knows it, so no text of a page contains it.
  const placeholder = deps.random.bytes(16).toString('base64');
  const recent = new RecentAnswers<SharedPage>(deps.clock, staleWhileRevalidate);

  const render = (
    request: FastifyRequest,
    { nonce, cookies, transport }: { nonce: string; cookies: string; transport: InProcessCall },
  ): Promise<RenderResponse> =>
    renderer.render({
      url: ownAddress(request.url),
      userAgent: request.headers['user-agent'] ?? '',
      ...{ nonce, cookies, transport, assets, settings },
      complain: (error) => {
        logOf(request).error({ err: error }, 'page rendering failed');
      },
    });

  const renderOwn = (request: FastifyRequest, nonce: string): Promise<RenderResponse> => {
    setPageSource(request, 'own');
    return render(request, {
      nonce,
      cookies: request.headers.cookie ?? '',
      transport: renderCalls.inTheNameOf(request),
    });
  };

  async function sharedPage(request: FastifyRequest): Promise<SharedPage> {
    const until = deps.clock.now().getTime() + RENDERED_MS;
    const recorded = recordCalls(renderCalls.inTheNameOf(ANY_VISITOR));
    const rendered = await render(request, { nonce: placeholder, cookies: '', transport: recorded.call });
    const isHtml = rendered.kind === 'html';
    return {
      ok: isHtml && rendered.status === 200,
      answer: rendered,
      template: new NonceTemplate(isHtml ? rendered.html : '', placeholder),
      isCurrent: async () => deps.clock.now().getTime() < until && (await recorded.isUnchanged()),
    };
  }

  async function renderShared(request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<SentPage> {
    const key = `${deviceOf(request.headers['user-agent'] ?? '')} ${request.url}`;
    setPageSource(request, 'stored');
    const { answer, template } = await recent.take(key, async (replaced) => {
      setPageSource(request, replaced ? 'checked' : 'shared');
      return replaced && (await replaced.isCurrent()) ? replaced : sharedPage(request);
    });
    if (answer.kind !== 'html') return answer;
    void reply.header('vary', 'accept-encoding');
    if (!acceptsEncoding(request, 'gzip')) return { ...answer, html: template.withNonce(nonce) };
    const html = await template.gzipWithNonce(nonce);
    void reply.header('content-encoding', 'gzip');
    return { ...answer, html };
  }

  const limit = limiter(deps, 'pages', config.production ? LIMIT : { ...LIMIT, max: DEVELOPMENT_MAX });

  app.get('/*', async (request, reply) => {
    const moved = shortAddress(request);
    if (moved !== undefined)
      // Temporary, because the game may appear or disappear later.
      return reply.code(302).header('location', moved).header('cache-control', 'no-cache').send();
    const followed = followDraftLink(config.secret, ownPath(request.url), request.headers.cookie);
    if (followed)
      return reply
        .setCookie(DRAFT_COOKIE, followed.cookie, {
          ...cookieAttributes({}),
          httpOnly: true,
          secure: true,
          sameSite: 'lax',
        })
        .code(302)
        .headers({ location: followed.to, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .send();
    if (!wantsPage(request)) throw new RefusalError(refusal.notFound('file'));
    await limit(request);
    const nonce = deps.random.bytes(16).toString('base64');
    const social = SOCIAL_PAGE.test(request.url);
    const draft = isDraftPage(request.url);
    const hasToken = /[?&]token=/.test(request.url);
    const { kind } = readCookie(request.headers.cookie, SESSION_COOKIE);
    // Outside production, changes must be visible at once.
    const isShared = config.production && kind === 'none' && !social && !draft && !hasToken;
    const answer = await (isShared ? renderShared(request, reply, nonce) : renderOwn(request, nonce));
    if (answer.kind === 'redirect')
      // A browser would cache a 301 forever, and stored redirects may change.
      return reply.code(answer.status).header('location', answer.to).header('cache-control', 'no-cache').send();
    // The tab of a social login keeps its opener.
    if (social) void reply.removeHeader('cross-origin-opener-policy');
    const address = new URL(ownAddress(request.url));
    const isolated = isIsolatedPlay(address);
    if (isolated) void reply.headers(isolatedPageHeaders);
    const isSpecial = social || draft || hasToken || isolated;
    const isPublic = answer.isPublic === true;
    if (permitsCopy({ ...answer, path: address.pathname, isPublic, hasSession: kind !== 'none', isSpecial }))
      void reply.header(OFFLINE_COPY_HEADER, OFFLINE_COPY_ALLOWED);
    // The token stays in the address until the page's script removes it.
    if (hasToken) void reply.header('referrer-policy', 'no-referrer');
    nameGuest(deps, request, reply);
    if (draft) void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
    if (kind === 'many') dropSession(deps, request, reply);
    return reply
      .code(answer.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', kind !== 'none' || social || draft ? 'no-store' : 'private, no-cache')
      .header('content-security-policy', pagePolicy(config, urls, nonce))
      .send(answer.html);
  });
}
