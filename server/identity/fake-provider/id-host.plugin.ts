import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Choice } from './consent-page';
import { readChoice } from './consent-page';
import { facebookPerson } from './facebook-person';
import { handOver } from './hand-over';
import { sendConsent } from './send-consent';
import { steamRoutes } from './steam.routes';
import type { FakeProvider } from './fake-provider';

const FORM = 'application/x-www-form-urlencoded';
const ENGINES = ['google', 'facebook'] as const;

/** Converts a choice to the provider's interaction result (RFC 6749 §4.1.2.1). */
function resultOf(choice: Choice) {
  if (choice.kind === 'person') return { login: { accountId: choice.id } };
  return { error: choice.kind === 'cancel' ? 'access_denied' : 'server_error' };
}

/** Host of the fake providers. Registered only if no real provider is configured for Google, Facebook or Steam. */
export async function idHost(
  app: FastifyInstance,
  { deps, fakeProvider }: { deps: ServerDependencies; fakeProvider: FakeProvider },
): Promise<void> {
  const { scheme } = deps.config;

  await app.register(async (own) => {
    own.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    await own.register(steamRoutes, { deps, steam: fakeProvider.steam });
    own.get('/facebook/me', async (request, reply) => {
      const person = await facebookPerson(fakeProvider, request);
      return reply
        .header('cache-control', 'no-store')
        .code(person ? 200 : 401)
        .send(person ?? { error: 'invalid_token' });
    });
    for (const name of ENGINES) {
      own.get(`/${name}/people/:uid`, async (request, reply) => sendConsent(reply, deps, name, request.url));
      own.post(`/${name}/people/:uid`, async (request, reply) => {
        const choice = readChoice(request.body as URLSearchParams);
        if (!choice) return sendConsent(reply, deps, name, request.url);
        const engine = await fakeProvider.engine(name);
        const to = await engine.interactionResult(request.raw, reply.raw, resultOf(choice)).catch(() => undefined);
        if (to === undefined)
          throw new RefusalError(refusal.badRequest('This sign-in has expired. Please begin again.'));
        return reply.header('cache-control', 'no-store').redirect(to, 303);
      });
    }
  });

  await app.register(async (engines) => {
    // The providers parse the body themselves.
    engines.addContentTypeParser(FORM, (_request, _body, done) => done(null));
    for (const name of ENGINES)
      engines.all(`/${name}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
        const engine = await fakeProvider.engine(name);
        handOver(request, reply, scheme, name);
        const { raw } = request;
        Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(name.length + 1) });
        await engine.callback()(raw, reply.raw);
      });
  });
}
