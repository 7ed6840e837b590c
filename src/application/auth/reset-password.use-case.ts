import type { ResetPassword as Command } from '../../domain/auth/reset-pane';
import type { Result } from '../../domain/shared/result';
import { readToken } from '../../domain/tokens/token';
import type { ApiFailure } from '../http/api-failure';
import type { PasswordGateway } from './password-gateway.port';

/** Sets a new password with a reset link. A malformed token is sent unchanged, and the server rejects it as expired. */
export class ResetPassword {
  constructor(private readonly gateway: PasswordGateway) {}

  execute({ password, password_confirmation, token, email }: Command): Promise<Result<void, ApiFailure>> {
    const read = readToken('reset-password', token);
    return this.gateway.resetPassword({
      password,
      password_confirmation,
      token: read.ok ? read.value.secret : token,
      email,
    });
  }
}
