import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { fromOwnPage } from '../security/origin-guard';
import { limiter } from './limiter';
import { mountRoute } from './mount-route';
import { openApiDocument } from './open-api';
import { pictureCalls } from './picture-calls.plugin';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { RenderCalls } from '../rendering/render-calls';
import type { Route } from './route';

const WINDOW_SECONDS = 5 * 60;
const ANONYMOUS_MAX = 300;
/** Elsewhere many tests and players share one address. */
const DEVELOPMENT_MAX = 3000;

/** The API: every call of the contract, behind the origin guard and a general limit. */
export async function v1(
  app: FastifyInstance,
  { deps, routes, renderCalls }: { deps: ServerDependencies; routes: readonly Route[]; renderCalls: RenderCalls },
): Promise<void> {
  const general = limiter(app, {
    max: deps.config.production ? ANONYMOUS_MAX : DEVELOPMENT_MAX,
    windowSeconds: WINDOW_SECONDS,
  });
  // First, so that another site cannot use up what a visitor may do.
  app.addHook('onRequest', async (request) => {
    if (!fromOwnPage(request.method, request.headers, deps.urls.portalOrigin))
      throw new RefusalError(refusal.badOrigin());
  });
  app.addHook('onRequest', async (request) => {
    if (!renderCalls.isOne(request)) await general(request);
  });

  for (const mounted of routes) if (mounted.call.takes === 'json') mountRoute(app, deps, mounted);
  await app.register(pictureCalls, { deps, routes: routes.filter(({ call }) => call.takes === 'picture') });
  const document = JSON.stringify(openApiDocument(deps.urls.portalOrigin));
  app.get('/v1/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document),
  );
  app.all('/v1', async () => Promise.reject(new RefusalError(refusal.notFound())));
  app.all('/v1/*', async () => Promise.reject(new RefusalError(refusal.notFound())));
}
