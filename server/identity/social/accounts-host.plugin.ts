import type { FastifyInstance } from 'fastify';
import { parseSignInProvider } from '../../../src/domain/auth/social-provider';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { plainPolicy } from '../../platform/security/page-policy';
import { closedPage } from './closed-page';
import { queryOf } from './query-of';

/** Host for the providers' callbacks and for the page that ends a sign-in. It stores nothing and sets no cookie. */
export async function accountsHost(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { urls } = deps;

  app.get('/callback/:provider', async (request, reply) => {
    const provider = parseSignInProvider((request.params as { readonly provider: string }).provider);
    if (provider === undefined) throw new RefusalError(refusal.notFound());
    return reply
      .header('cache-control', 'no-store')
      .redirect(urls.portal(`auth/social/return/${provider}`) + queryOf(request.url), 303);
  });

  app.get('/closed', async (request, reply) => {
    const nonce = deps.random.bytes(16).toString('base64');
    const page = closedPage(new URLSearchParams(queryOf(request.url)), urls, nonce);
    if (page === undefined) return reply.redirect(urls.portal(''), 303);
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
