import type { socialLogin } from '../../../src/contract/social.contract';
import { providerNames } from '../../../src/domain/auth/provider-names';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { markerEffect, markerEnd } from './marker-effect';
import { insertAttempt } from './social-attempt.repository';
import { newSocialSecrets } from './social-secrets';

/** Starts a sign-in: a new attempt, and a new browser marker unless the current one is still in use. */
export function beginSocial(deps: ServerDependencies): RouteHandler<typeof socialLogin> {
  return async ({ body, caller, now, tx }) => {
    const provider = deps.social.get(body.provider);
    if (!provider) {
      const text = `Signing in with ${providerNames[body.provider]} is not set up here.`;
      return err(refusal.validation({ provider: [text] }));
    }
    const { marker: fresh, ...checks } = newSocialSecrets(deps.random);
    const address = await provider.begin(checks);
    if (!address.ok) return err(refusal.unavailable());
    const { socialMarker: before } = caller;
    const marker = before !== undefined && (await markerEnd(tx, before, now)) ? before : fresh;
    await insertAttempt(tx, { ...checks, provider: provider.id, marker, now });
    return ok({
      data: { url: address.value },
      effects: [await markerEffect(tx, marker, now)],
    });
  };
}
