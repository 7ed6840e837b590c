import type { socialLogin } from '../../src/contract/social.contract';
import { providerNames } from '../../src/domain/auth/provider-names';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { RouteHandler } from '../http/route';
import { ATTEMPT_SECONDS, insertAttempt } from './social-attempt.repository';
import { newSocialSecrets } from './social-secrets';

/** Begins a sign-in: a new attempt, and a new marker for the browser, whatever it had before. */
export function beginSocial(deps: ServerDeps): RouteHandler<typeof socialLogin> {
  return async ({ body, now, tx }) => {
    const provider = deps.social.get(body.provider);
    if (!provider) {
      const text = `Signing in with ${providerNames[body.provider]} is not set up here.`;
      return err(refusal.validation({ provider: [text] }));
    }
    const { marker, ...checks } = newSocialSecrets(deps.random);
    const address = await provider.begin(checks);
    if (!address.ok) return err(refusal.unavailable());
    await insertAttempt(tx, { ...checks, provider: provider.id, marker, now });
    return ok({
      data: { url: address.value },
      effects: [{ kind: 'mark-social', marker, maxAgeSeconds: ATTEMPT_SECONDS }],
    });
  };
}
