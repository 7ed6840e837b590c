import type { FastifyInstance } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { parseForms } from '../../platform/http/parse-forms';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { audit } from '../../platform/system/audit';
import { insertDeletionLink } from '../account-deletion/deletion-link';
import { requestDeletion } from '../account-deletion/request-deletion';
import { findIdentityAccount } from './social-identity.repository';
import type { SocialHosts } from './social-providers';

const payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().check(z.regex(/^\d{1,32}$/)),
  /** Unix time in seconds. */
  issued_at: z.int(),
});

const OLDEST_MS = 10 * 60_000;
/** Tolerance for clock differences, in milliseconds. */
const EARLIEST_MS = -60_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the user id of a Facebook signed request; undefined if the signature is invalid or older than ten minutes. */
export function readSignedRequest(text: string, secret: string, now: Date): string | undefined {
  const [signature, encoded, ...more] = text.split('.');
  if (signature === undefined || encoded === undefined || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(encoded).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { data } = z.safeParse(payload, parsed(Buffer.from(encoded, 'base64url').toString()));
  if (!data) return undefined;
  const age = now.getTime() - data.issued_at * 1000;
  return age >= EARLIEST_MS && age <= OLDEST_MS ? data.user_id : undefined;
}

interface DeletionAnswer {
  readonly statusUrl: string;
  readonly code: string;
  readonly announce: () => void;
}

const LIMIT = { windowSeconds: 60, max: 60 } as const;
const BODY_LIMIT = 16 * 1024;

/** Handles Facebook's data deletion callback: requests the account deletion and returns the URL of its public status page. */
export async function facebookDeletion(
  app: FastifyInstance,
  { deps, world }: { readonly deps: ServerDependencies; readonly world: SocialHosts },
): Promise<void> {
  const { database, clock, random } = deps;
  const limit = limiter(deps, 'facebook-deletion', LIMIT);

  const ask = (subject: string): Promise<DeletionAnswer> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const accountId = await findIdentityAccount(tx, { issuer: world.facebook.issuer, subject });
      const requested =
        accountId === undefined ? undefined : await requestDeletion(tx, { accountId, origin: 'facebook', now, deps });
      if (requested) {
        const announce = (): void => {
          requested.announce();
          audit(deps.log, 'deletion-request', { account: accountId, provider: 'facebook' });
        };
        return { statusUrl: requested.statusUrl, code: requested.deletion.id, announce };
      }
      // Nothing is stored about this person. The response has the same shape, and the status page explains it.
      const link = { accountId: undefined, details: { unknownSince: now.toISOString() }, now };
      return { statusUrl: await insertDeletionLink(tx, deps, link), code: random.uuid(), announce: () => {} };
    });

  parseForms(app);
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
