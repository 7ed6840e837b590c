import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { queryOf } from '../social/social-dependencies';
import { callbackOf } from '../social/social-providers';
import { readChoice } from './consent-page';
import { sendConsent } from './send-consent';
import type { SteamEngine } from './steam-engine';

/** Routes of an OpenID 2.0 provider like Steam. It redirects only to this portal. */
export async function steamRoutes(
  app: FastifyInstance,
  { deps, steam }: { deps: ServerDependencies; steam: SteamEngine },
): Promise<void> {
  const parseRequest = (request: FastifyRequest): { readonly query: string; readonly returnTo: string } => {
    const query = queryOf(request.url);
    const parameters = new URLSearchParams(query);
    const returnTo = parameters.get('openid.return_to') ?? '';
    if (parameters.get('openid.mode') !== 'checkid_setup' || !returnTo.startsWith(`${callbackOf(deps.urls, 'steam')}?`))
      throw new RefusalError(refusal.badRequest());
    return { query, returnTo };
  };
  const ask = (request: FastifyRequest, reply: FastifyReply) =>
    sendConsent(reply, deps, 'steam', `/steam/people${parseRequest(request).query}`);

  app.get('/steam/openid/login', async (request, reply) => ask(request, reply));

  app.post('/steam/openid/login', async (request, reply) => {
    const question = request.body as URLSearchParams;
    if (question.get('openid.mode') !== 'check_authentication') throw new RefusalError(refusal.badRequest());
    return reply.header('cache-control', 'no-store').type('text/plain').send(steam.check(question));
  });

  app.post('/steam/people', async (request, reply) => {
    const { returnTo } = parseRequest(request);
    const choice = readChoice(request.body as URLSearchParams);
    if (!choice) return ask(request, reply);
    const to = choice.kind === 'person' ? steam.assert(returnTo, choice.id) : steam.refuse(returnTo, choice.kind);
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
}
