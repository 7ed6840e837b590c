import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostTable } from '../hosts/host-table';
import { errorPage } from '../render/error-page';
import { errorPagePolicy } from '../render/error-page-style';
import { failure } from './envelope';
import type { Refusal } from './refusal';

/** Who reads the answer: a program, a person, or a page that loads a file. */
type Audience = 'api' | 'page' | 'file';

function audienceOf(hosts: HostTable, request: FastifyRequest): Audience {
  if (hosts.kindOf(request.headers.host) !== 'portal') return 'file';
  if (/^\/(v1|socket\.io|healthz|readyz)(\/|\?|$)/.test(request.url)) return 'api';
  return request.headers.accept?.includes('text/html') ? 'page' : 'file';
}

/** The one place that writes the reply to a refused request. */
export function sendRefusal(hosts: HostTable, request: FastifyRequest, reply: FastifyReply, refusal: Refusal): void {
  void reply.code(refusal.status).header('cache-control', 'no-store');
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  const audience = audienceOf(hosts, request);
  if (audience === 'page')
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', errorPagePolicy)
      .send(errorPage(refusal));
  else if (audience === 'file') void reply.type('text/plain; charset=utf-8').send(`${refusal.message}\n`);
  else void reply.send(failure(refusal, refusal.status === 500 ? { request: request.id } : null));
}
