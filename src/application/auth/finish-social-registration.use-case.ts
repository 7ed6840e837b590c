import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from '../session/enter-session.use-case';
import type { SignInOpener } from './sign-in-opener.port';
import type { SocialGateway, SocialProof } from './social-gateway.port';

/** A completed registration; `leaving` is true when the tab is navigating to the closing page. */
export interface FinishedRegistration {
  readonly user: CurrentUser;
  readonly leaving: boolean;
}

/** Creates the account for a verified provider identity and signs it in (spec 2 §4). */
export class FinishSocialRegistration {
  constructor(
    private readonly gateway: SocialGateway,
    private readonly enter: EnterSession,
    private readonly opener: SignInOpener,
  ) {}

  async execute(proof: SocialProof, form: SocialRegistrationForm): Promise<Result<FinishedRegistration, ApiFailure>> {
    const answer = await this.gateway.finalize(proof, form);
    if (!answer.ok) return answer;
    this.enter.execute(answer.value, 'register');
    return ok({ user: answer.value.user, leaving: this.opener.notifyRegistered(proof.provider) });
  }
}
