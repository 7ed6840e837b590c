import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { insertDeletionLink } from '../account-deletion/deletion-link';
import { requestDeletion } from '../account-deletion/request-deletion';
import { findIdentityAccount } from './social-identity.repository';
import type { SocialHosts } from './social-providers';
import { readSignedRequest } from './signed-request';

interface DeletionAnswer {
  readonly statusUrl: string;
  readonly code: string;
  readonly announce: () => void;
}

const FORM = 'application/x-www-form-urlencoded';
const LIMIT = { windowSeconds: 60, max: 60 } as const;
const BODY_LIMIT = 16 * 1024;

/** Facebook asks for the data of a person to be deleted who has left the app there; it is told where anybody can see how that stands. */
export async function facebookDeletion(
  app: FastifyInstance,
  { deps, world }: { readonly deps: ServerDependencies; readonly world: SocialHosts },
): Promise<void> {
  const { database, clock, random } = deps;
  const limit = limiter(app, LIMIT);

  const ask = (subject: string): Promise<DeletionAnswer> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const accountId = await findIdentityAccount(tx, { issuer: world.facebook.issuer, subject });
      const asked =
        accountId === undefined ? undefined : await requestDeletion(tx, { accountId, origin: 'facebook', now, deps });
      if (asked) return { statusUrl: asked.statusUrl, code: asked.deletion.id, announce: asked.announce };
      // Nothing is stored about this person: the answer looks the same, and its page says so.
      const link = { accountId: undefined, details: { unknownSince: now.toISOString() }, now };
      return { statusUrl: await insertDeletionLink(tx, deps, link), code: random.uuid(), announce: () => {} };
    });

  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.post('/callback/facebook/delete', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limit(request);
    const signed = request.body instanceof URLSearchParams ? request.body.get('signed_request') : undefined;
    const secret = world.clients.facebook?.secret;
    const subject = signed && secret ? readSignedRequest(signed, secret, clock.now()) : undefined;
    if (subject === undefined) throw new RefusalError(refusal.badRequest());
    const { statusUrl, code, announce } = await ask(subject);
    announce();
    return reply
      .header('cache-control', 'no-store')
      .send({ url: statusUrl, confirmation_code: code.replaceAll('-', '') });
  });
}
