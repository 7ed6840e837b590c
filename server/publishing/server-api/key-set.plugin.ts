import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { countRequests, limiter } from '../../platform/http/limiter';
import { publicKeySet } from './signing-keys';

const LIMIT = { max: 600, windowSeconds: 5 * 60 };
/** Lifetime of a cached key set, shorter than the time from the publication of a key to its first signature. */
const MAX_AGE_SECONDS = 600;

/** Serves the public keys for the verification of player tokens. Pages of every origin may read the keys. */
export async function keySet(
  app: FastifyInstance,
  { deps }: { readonly deps: Pick<ServerDependencies, 'clock' | 'database' | 'limits'> },
): Promise<void> {
  const { clock, database } = deps;
  const limit = limiter(deps, 'key-set', LIMIT);
  app.get('/.well-known/jwks.json', { onRequest: countRequests(limit) }, async (_request, reply) => {
    const set = await publicKeySet(database.db, clock.now());
    return reply
      .type('application/jwk-set+json')
      .header('cache-control', `public, max-age=${String(MAX_AGE_SECONDS)}`)
      .header('access-control-allow-origin', '*')
      .send(JSON.stringify(set));
  });
}
