import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Lifecycle } from '../health/lifecycle';
import type { HostTable } from '../../publishing/hosts/host-table';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { hostHeaders } from '../security/host-headers';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import { refusalOfError } from './refusal-of-error';
import { sendRefusal } from './send-refusal';

interface Surroundings {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly hosts: HostTable;
  readonly lifecycle: Lifecycle;
}

export interface Replies {
  /** Answers an error of any kind. */
  refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void;
}

const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/** What holds for every answer: the security headers of its host, one form of refusal, one line in the log. */
export function addReplies(app: FastifyInstance, { config, urls, hosts, lifecycle }: Surroundings): Replies {
  const headers = hostHeaders(config, urls);
  const addHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers(headers[hosts.kindOf(request.headers.host) ?? 'portal']);
  };

  const refuse: Replies['refuse'] = (error, request, reply) => {
    const refused = refusalOfError(error);
    if (refused.status === 500) request.log.error({ err: error, req: request }, 'a request failed');
    else if (refused.status === 503) request.log.warn({ err: error }, 'a request could not be served');
    addHeaders(request, reply);
    sendRefusal({ hosts, urls }, request, reply, refused);
  };

  app.addHook('onRequest', async (request, reply) => {
    addHeaders(request, reply);
    if (lifecycle.state !== 'ready' && !HEALTH.test(request.url)) {
      if (lifecycle.state === 'draining') void reply.header('connection', 'close');
      throw new RefusalError(refusal.unavailable());
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
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
