import type { SignInProvider } from '../../domain/auth/social-provider';
import { parseRegisteringProvider, parseSignInProvider } from '../../domain/auth/social-provider';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { CancelSignal } from '../system/cancel-signal';
import type { SocialGateway } from './social-gateway.port';

/** What the status page is about; `waits` when the provider's proof waits for this browser's next login or registration. */
export interface SocialStatus {
  readonly provider: SignInProvider;
  readonly waits: boolean;
}

/** Finds what the status page of a sign-in tells (spec 2 §5); an unknown provider goes home. */
export class LoadSocialStatus {
  constructor(private readonly gateway: SocialGateway) {}

  async execute(
    name: string | undefined,
    signal?: CancelSignal,
  ): Promise<Result<SocialStatus, { readonly kind: 'go-home' }>> {
    const provider = parseSignInProvider(name);
    if (provider === undefined) return err({ kind: 'go-home' });
    // Only who cannot register by the provider's word is asked to log in first.
    if (parseRegisteringProvider(provider) !== undefined) return ok({ provider, waits: false });
    const waiting = await this.gateway.waiting(signal);
    return ok({ provider, waits: waiting.ok && waiting.value === provider });
  }
}
