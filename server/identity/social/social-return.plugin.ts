import type { FastifyInstance } from 'fastify';
import { parseSignInProvider } from '../../../src/domain/auth/social-provider';
import type { ServerDependencies } from '../../deps';
import { applyEffects } from '../../platform/http/apply-effects';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { resolveCaller } from '../../platform/http/resolve-caller';
import { queryOf } from './query-of';
import { returnFromProvider } from './return-from-provider';

const LIMIT = { windowSeconds: 60, max: 30 } as const;
/** Limit outside production, where many tests and players share one address. */
const DEVELOPMENT_MAX = 3000;

/** Page that providers redirect to through the accounts host. It has no opener policy, so that the tab keeps its opener. */
export async function socialReturn(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const limit = limiter(app, deps.config.production ? LIMIT : { ...LIMIT, max: DEVELOPMENT_MAX });

  app.get('/auth/social/return/:provider', async (request, reply) => {
    void reply
      .removeHeader('cross-origin-opener-policy')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
    await limit(request);
    const id = parseSignInProvider((request.params as { readonly provider: string }).provider);
    const provider = id && deps.social.get(id);
    if (!provider) throw new RefusalError(refusal.notFound());
    const { to, effects } = await returnFromProvider(deps, {
      provider,
      query: new URLSearchParams(queryOf(request.url)),
      caller: await resolveCaller(deps, request),
      now: deps.clock.now(),
    });
    applyEffects(reply, effects);
    return reply.redirect(to, 303);
  });
}
