import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from './enter-session.use-case';
import type { Registration, SessionGateway } from './session-gateway.port';

/** Creates an account and signs it in. */
export class Register {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly enter: EnterSession,
  ) {}

  async execute(registration: Registration): Promise<Result<CurrentUser, ApiFailure>> {
    const answer = await this.gateway.register({
      ...registration,
      email: registration.email.trim(),
      username: registration.username.trim(),
    });
    if (!answer.ok) return answer;
    this.enter.execute(answer.value, 'register');
    return ok(answer.value.user);
  }
}
