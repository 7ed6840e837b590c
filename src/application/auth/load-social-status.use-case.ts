import type { SignInProvider } from '../../domain/auth/social-provider';
import { parseRegisteringProvider, parseSignInProvider } from '../../domain/auth/social-provider';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { CancelSignal } from '../system/cancel-signal';
import type { SocialGateway } from './social-gateway.port';

/**
 * State of a login; `waits` is true when the identity will be linked at this browser's next login or registration.
 */
export interface SocialStatus {
  readonly provider: SignInProvider;
  readonly waits: boolean;
}

/** Loads the state for the status page of a login (spec 2 §5). An unknown provider redirects to the home page. */
export class LoadSocialStatus {
  constructor(private readonly gateway: SocialGateway) {}

  async execute(
    name: string | undefined,
    signal?: CancelSignal,
  ): Promise<Result<SocialStatus, { readonly kind: 'go-home' }>> {
    const provider = parseSignInProvider(name);
    if (provider === undefined) return err({ kind: 'go-home' });
    // Only providers without registration require a login first.
    if (parseRegisteringProvider(provider) !== undefined) return ok({ provider, waits: false });
    const waiting = await this.gateway.waiting(signal);
    return ok({ provider, waits: waiting.ok && waiting.value === provider });
  }
}
