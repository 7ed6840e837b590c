import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../../publishing/hosts/host-table';
import { withScripts } from '../../publishing/hosts/inserted-scripts';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { runtimeScript } from '../../publishing/hosts/runtime-script';
import { errorPage } from '../rendering/error-page';
import { errorPagePolicy } from '../rendering/error-page-style';
import { failure } from './envelope';
import type { Refusal } from './refusal';

/** Who reads the answer: a program, a person, or a page that loads a file. */
type Audience = 'api' | 'page' | 'game page' | 'file';

function audienceOf(hosts: HostTable, request: FastifyRequest): Audience {
  const kind = hosts.kindOf(request.headers.host);
  if (kind === 'game' && request.headers.accept?.includes('text/html')) return 'game page';
  if (kind !== 'portal') return 'file';
  if (/^\/(v1|socket\.io|healthz|readyz)(\/|\?|$)/.test(request.url)) return 'api';
  return request.headers.accept?.includes('text/html') ? 'page' : 'file';
}

/** The one place that writes the reply to a refused request. */
export function sendRefusal(
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
    // The runtime script reports the status to the portal around the page.
    void reply
      .type('text/html; charset=utf-8')
      .send(
        withScripts(Buffer.from(`<!doctype html><p>${refusal.message}</p>\n`), [runtimeScript(urls, refusal.status)]),
      );
  else if (audience === 'file') void reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  else void reply.send(failure(refusal, refusal.status === 500 ? { request: request.id } : null));
}
