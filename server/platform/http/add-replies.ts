import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../../publishing/hosts/host-table';
import { withScripts } from '../../publishing/hosts/inserted-scripts';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { runtimeScript } from '../../publishing/hosts/runtime-script';
import type { Config } from '../config/config';
import type { Lifecycle } from '../health/lifecycle';
import type { StorageWatch } from '../health/storage-watch';
import { errorPage } from '../rendering/error-page';
import { errorPagePolicy } from '../rendering/error-page-style';
import { hostHeaders } from '../security/host-headers';
import { replaceWildcard } from './compression';
import { failure } from './envelope';
import { loggedAddress } from './logged-address';
import type { Refusal } from './refusal';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { refusalOfError } from './refusal-of-error';
import { accountOf, logOf } from './request-log';

/** Kind of client: a program, a person, or a page that loads a file. */
type Audience = 'api' | 'page' | 'game page' | 'file';

function audienceOf(hosts: HostTable, request: FastifyRequest): Audience {
  const kind = hosts.kindOf(request.headers.host);
  if (kind === 'game' && request.headers.accept?.includes('text/html')) return 'game page';
  if (kind !== 'portal') return 'file';
  if (/^\/(v1|socket\.io|healthz|readyz)(\/|\?|$)/.test(request.url)) return 'api';
  return request.headers.accept?.includes('text/html') ? 'page' : 'file';
}

/** Writes the reply to a refused request; the only place that does. */
function sendRefusal(
  { hosts, urls }: { readonly hosts: HostTable; readonly urls: PublicUrls },
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): void {
  void reply.code(refusal.status).header('cache-control', 'no-store');
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  if (refusal.contentRange !== undefined) void reply.header('content-range', refusal.contentRange);
  const audience = audienceOf(hosts, request);
  if (audience === 'page')
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', errorPagePolicy)
      .send(errorPage(refusal));
  else if (audience === 'game page')
    // The runtime script reports the status to the surrounding portal page.
    void reply
      .type('text/html; charset=utf-8')
      .send(
        withScripts(Buffer.from(`<!doctype html><p>${refusal.message}</p>\n`), [runtimeScript(urls, refusal.status)]),
      );
  else if (audience === 'file') void reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  else void reply.send(failure(refusal, refusal.status === 500 ? { request: request.id } : null));
}

/** Largest refused body that is read to its end, in bytes; what the proxies let pass. */
const READ_MAX = 8 * 1024 * 1024;

/**
 * Reads the rest of a body that is too large, instead of closing its connection. A proxy would take the closed connection for a failed server, and
 * send it no requests for a while.
 */
function readOn(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? Infinity) > READ_MAX) return;
  reply.removeHeader('connection');
  request.raw.resume();
}

interface ReplyDependencies {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly hosts: HostTable;
  readonly lifecycle: Lifecycle;
  readonly storage: StorageWatch;
}

export interface Replies {
  /** Replies to an error of any kind. */
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
}

const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/** Prepares every reply: security headers of the host, one format of refusals, one log line. */
export function addReplies(
  app: FastifyInstance,
  { config, urls, hosts, lifecycle, storage }: ReplyDependencies,
): Replies {
  const headers = hostHeaders(config, urls);
  const addHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    const kind = hosts.kindOf(request.headers.host) ?? 'portal';
    void reply.headers(headers[kind === 'portal' && request.url.startsWith('/v1/') ? 'api' : kind]);
  };

  const refuse: Replies['refuse'] = (error, request, reply) => {
    const refused = refusalOfError(error);
    if (refused.status === 500) logOf(request).error({ err: error, req: request }, 'request failed');
    else if (refused.debug === refusal.noSpace().debug) storage.report(error);
    else if (refused.status === 503) logOf(request).warn({ err: error }, 'request could not be served');
    if (refused.status === 413) readOn(request, reply);
    addHeaders(request, reply);
    sendRefusal({ hosts, urls }, request, reply, refused);
  };

  // Hooks of every request take a callback, because a promise for each of them is a tenth of a stored answer's time.
  app.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    const { state } = lifecycle;
    if (state !== 'ready') void reply.header('connection', 'close');
    if (state !== 'draining' || HEALTH.test(request.url)) return done();
    return done(new RefusalError(refusal.unavailable()));
  });
  app.addHook('onRequest', replaceWildcard);
  const logAnswer = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const [status, ms] = [reply.statusCode, Math.round(reply.elapsedTime)];
    const client = { account: accountOf(request), address: loggedAddress(request.ip, config) };
    app.log.info({ reqId: request.id, req: request, status, ms, ...client }, 'answered');
    done();
  };
  if (['info', 'debug', 'trace'].includes(app.log.level)) app.addHook('onResponse', logAnswer);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request, reply) => {
    const kind = hosts.kindOf(request.headers.host);
    const safe = request.method === 'GET' || request.method === 'HEAD';
    if (kind === 'local' && safe) return reply.redirect(urls.portal(request.url), 302);
    return refuse(new RefusalError(unknownPlace(kind)), request, reply);
  });
  return { refuse };
}

const unknownPlace = (kind: ReturnType<HostTable['kindOf']>) =>
  kind === undefined || kind === 'local' ? refusal.misdirected() : refusal.notFound();
