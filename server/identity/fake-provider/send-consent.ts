import type { FastifyReply } from 'fastify';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { providerNames } from '../../../src/domain/auth/social-provider';
import type { ServerDependencies } from '../../deps';
import { plainPolicy } from '../../platform/security/page-policy';
import { consentPage } from './consent-page';

/** Sends the consent page. Its policy lists the redirect hosts, because browsers check form redirects against it. */
export function sendConsent(
  reply: FastifyReply,
  { random, urls }: ServerDependencies,
  provider: SignInProvider,
  action: string,
): FastifyReply {
  const nonce = random.bytes(16).toString('base64');
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', plainPolicy(nonce, [urls.accountsOrigin, urls.portalOrigin]))
    .type('text/html; charset=utf-8')
    .send(consentPage({ provider: providerNames[provider], action, nonce }));
}
