import type { SendResetMail as Command } from '../../domain/auth/forgot-pane';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PasswordGateway } from './password-gateway.port';

/** Requests an email with a password reset link. */
export class SendResetMail {
  constructor(private readonly gateway: PasswordGateway) {}

  execute({ email }: Command): Promise<Result<void, ApiFailure>> {
    return this.gateway.sendResetMail(email);
  }
}
