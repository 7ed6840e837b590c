import type { FastifyInstance } from 'fastify';
import { SERVER_API_PATH } from '../../../src/contract/server-api.contract';
import type { ServerDependencies } from '../../deps';
import { uploads } from '../../publishing/console/uploads.plugin';
import type { RenderCalls } from '../rendering/render-calls';
import { corsHeaders, fromOwnPage, isConsoleCall, preflightHeaders } from '../security/origin-guard';
import { countRequests, limiter } from './limiter';
import { mountRoute } from './mount-route';
import { openApiDocument } from './open-api';
import { pictureCalls } from './picture-calls.plugin';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';
import type { Route } from './route';

const WINDOW_SECONDS = 5 * 60;
const ANONYMOUS_MAX = 300;
/** Outside production, many tests and players share one address. */
const DEVELOPMENT_MAX = 3000;
/** The servers of games call from few addresses; their routes also count by access token. */
const SERVER_API_MAX = 9000;

/** The API: every call of the contract, behind the origin guard and a general limit. */
export async function v1(
  app: FastifyInstance,
  { deps, routes, renderCalls }: { deps: ServerDependencies; routes: readonly Route[]; renderCalls: RenderCalls },
): Promise<void> {
  const general = limiter(deps, 'api', {
    max: deps.config.production ? ANONYMOUS_MAX : DEVELOPMENT_MAX,
    windowSeconds: WINDOW_SECONDS,
  });
  // Runs first, so that another site cannot exhaust a visitor's limit.
  const { portalOrigin, developerOrigin } = deps.urls;
  const cors = corsHeaders(developerOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, url } = request;
    const isConsole = isConsoleCall(url);
    if (isConsole) void reply.header('vary', 'origin');
    if (isConsole && headers.origin === developerOrigin) {
      void reply.headers(cors);
      if (method === 'OPTIONS') return void reply.code(204).headers(preflightHeaders).send();
    }
    const isOwn = fromOwnPage(method, headers, portalOrigin, isConsole ? developerOrigin : undefined);
    done(isOwn ? undefined : new RefusalError(refusal.badOrigin()));
  });
  const serverApi = limiter(deps, 'server-api', { max: SERVER_API_MAX, windowSeconds: WINDOW_SECONDS });
  app.addHook(
    'onRequest',
    countRequests((request) => {
      if (request.url.startsWith(SERVER_API_PATH)) return serverApi(request);
      return renderCalls.isOne(request) ? undefined : general(request);
    }),
  );

  for (const mounted of routes) if (mounted.call.takes === 'json') mountRoute(app, deps, mounted);
  await app.register(pictureCalls, { deps, routes: routes.filter(({ call }) => call.takes === 'picture') });
  await app.register(uploads, { deps });
  // Created on the first request: it takes a fifth of the start.
  let document: string | undefined;
  app.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(deps.urls.portalOrigin));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  app.all('/v1', async () => Promise.reject(new RefusalError(refusal.notFound())));
  app.all('/v1/*', async () => Promise.reject(new RefusalError(refusal.notFound())));
}
