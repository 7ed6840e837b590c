import type { FastifyInstance } from 'fastify';
import { readToken } from '../../../src/domain/tokens/token';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { endByLink } from './end-by-link';

const LIMIT = { windowSeconds: 60, max: 60 } as const;
const BODY_LIMIT = 4 * 1024;

interface Clicked {
  readonly Querystring: { readonly token?: string | string[] };
}

/** True if the body contains `List-Unsubscribe=One-Click`, URL-encoded or as multipart. */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' && body.includes('List-Unsubscribe') && body.includes('One-Click');

/** Receives one-click unsubscribe requests of mail programs (RFC 8058). Ignores cookies. */
export async function oneClickUnsubscribe(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { clock, database } = deps;
  const limit = limiter(deps, 'unsubscribe', LIMIT);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.post<Clicked>('/market/subscription/unsubscribe', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limit(request);
    const { token } = request.query;
    const read = readToken('subscription-unsubscribe', typeof token === 'string' ? token : undefined);
    if (!read.ok || !isOneClick(request.body)) throw new RefusalError(refusal.badRequest());
    const message = await database.transaction((tx) => endByLink(tx, read.value.secret, clock.now()));
    if (message === undefined) throw new RefusalError(refusal.notFound('link'));
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${message}\n`);
  });
}
