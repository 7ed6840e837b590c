import type { RegistrationPayload } from '../../domain/auth/registration';
import { registrationPayload } from '../../domain/auth/registration';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from './enter-session.use-case';
import type { SessionGateway } from './session-gateway.port';

/** Creates an account and signs it in. */
export class Register {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly enter: EnterSession,
  ) {}

  async execute(values: RegistrationPayload): Promise<Result<CurrentUser, ApiFailure>> {
    const answer = await this.gateway.register(registrationPayload(values));
    if (!answer.ok) return answer;
    this.enter.execute(answer.value, 'register');
    return ok(answer.value.user);
  }
}
