import type { SocialRegistrationForm } from '../../domain/auth/social-registration';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from '../session/enter-session.use-case';
import type { SignInOpener } from './sign-in-opener.port';
import type { SocialGateway, SocialProof } from './social-gateway.port';

/** Who has registered; `leaving` when the tab is on its way to tell the page that opened it. */
export interface FinishedRegistration {
  readonly user: CurrentUser;
  readonly leaving: boolean;
}

/** Creates the account of somebody whom a provider has proved, and signs it in (spec 2 §4). */
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
