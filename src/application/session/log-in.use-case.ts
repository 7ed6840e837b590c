import { loginPayload } from '../../domain/auth/login-payload';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { EnterSession } from './enter-session.use-case';
import type { SessionGateway } from './session-gateway.port';

/** Logs in with a username or email address and a password, and with a code for an account with a second factor. */
export class LogIn {
  constructor(
    private readonly gateway: SessionGateway,
    private readonly enter: EnterSession,
  ) {}

  async execute(login: string, password: string, code?: string): Promise<Result<CurrentUser, ApiFailure>> {
    const answer = await this.gateway.logIn(loginPayload(login, password, code));
    if (!answer.ok) return answer;
    this.enter.execute(answer.value, 'login');
    return ok(answer.value.user);
  }
}
