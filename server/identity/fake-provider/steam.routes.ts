import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { queryOf } from '../social/query-of';
import { callbackOf } from '../social/social-providers';
import { readChoice } from './consent-page';
import { sendConsent } from './send-consent';
import type { SteamEngine } from './steam-engine';

/** A provider of OpenID 2.0 like Steam's: it sends people back to this portal alone. */
export async function steamRoutes(
  app: FastifyInstance,
  { deps, steam }: { deps: ServerDependencies; steam: SteamEngine },
): Promise<void> {
  const askedOf = (request: FastifyRequest): { readonly query: string; readonly returnTo: string } => {
    const query = queryOf(request.url);
    const asked = new URLSearchParams(query);
    const returnTo = asked.get('openid.return_to') ?? '';
    if (asked.get('openid.mode') !== 'checkid_setup' || !returnTo.startsWith(`${callbackOf(deps.urls, 'steam')}?`))
      throw new RefusalError(refusal.badRequest());
    return { query, returnTo };
  };
  const ask = (request: FastifyRequest, reply: FastifyReply) =>
    sendConsent(reply, deps, 'steam', `/steam/people${askedOf(request).query}`);

  app.get('/steam/openid/login', async (request, reply) => ask(request, reply));

  app.post('/steam/openid/login', async (request, reply) => {
    const question = request.body as URLSearchParams;
    if (question.get('openid.mode') !== 'check_authentication') throw new RefusalError(refusal.badRequest());
    return reply.header('cache-control', 'no-store').type('text/plain').send(steam.check(question));
  });

  app.post('/steam/people', async (request, reply) => {
    const { returnTo } = askedOf(request);
    const choice = readChoice(request.body as URLSearchParams);
    if (!choice) return ask(request, reply);
    const to = choice.kind === 'person' ? steam.assert(returnTo, choice.id) : steam.refuse(returnTo, choice.kind);
    return reply.header('cache-control', 'no-store').redirect(to, 303);
  });
}
