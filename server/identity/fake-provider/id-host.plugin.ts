import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { ServerDependencies } from '../../deps';
import { FORM, parseForms } from '../../platform/http/parse-forms';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Choice } from './consent-page';
import { readChoice } from './consent-page';
import type { FakeProvider } from './fake-provider';
import { digitsOf, personOf } from './people';
import { sendConsent } from './send-consent';
import { steamRoutes } from './steam.routes';

/** Prepares a request for the provider that is mounted below `mount`, with the host's own response headers. */
function handOver(request: FastifyRequest, reply: FastifyReply, scheme: string, mount: string): void {
  const { raw } = request;
  // A TLS proxy may omit the scheme, and no client may choose the host name.
  raw.headers['x-forwarded-proto'] = scheme;
  delete raw.headers['x-forwarded-host'];
  // A provider that knows the previous person asks to log out, with a script that the content security policy forbids.
  if (raw.headers.cookie !== undefined) raw.headers.cookie = withoutSession(raw.headers.cookie, mount);
  void reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
}

const withoutSession = (cookies: string, mount: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(`${mount}_session=`) && !cookie.startsWith(`${mount}_session.sig=`))
    .join('; ');

/** Returns the profile of an access token's person if the app secret proof is valid; undefined otherwise. */
async function facebookPerson(
  fakeProvider: FakeProvider,
  request: FastifyRequest,
): Promise<{ readonly id: string; readonly name: string; readonly email?: string } | undefined> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const { appsecret_proof: proof } = request.query as Readonly<Record<string, unknown>>;
  if (token === undefined) return undefined;
  if (proof !== createHmac('sha256', fakeProvider.facebookSecret).update(token).digest('hex')) return undefined;
  const found = await (await fakeProvider.engine('facebook')).AccessToken.find(token);
  const person = found?.accountId === undefined ? undefined : personOf(found.accountId);
  if (!person) return undefined;
  const { id, name, email } = person;
  return { id: digitsOf('facebook', id, 15), name, ...(email === undefined ? {} : { email }) };
}

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
    parseForms(own);
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
        if (to === undefined) throw new RefusalError(refusal.badRequest('This login has expired. Please start again.'));
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
