import type { FastifyReply } from 'fastify';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import type { ServerDependencies } from '../../deps';
import { plainPolicy } from '../../platform/security/page-policy';
import { providerNames } from '../../../src/domain/auth/provider-names';
import { consentPage } from './consent-page';

/** Shows the page on which somebody is chosen. Browsers check where a form is led on to, so its policy names the hosts on the way. */
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
