import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PasswordChange, SecurityGateway } from './security-gateway.port';

/** Changes the password, or sets the first one, and signs out all other browsers. */
export class ChangePassword {
  constructor(private readonly gateway: Pick<SecurityGateway, 'changePassword'>) {}

  execute(change: PasswordChange): Promise<Result<void, ApiFailure>> {
    return this.gateway.changePassword(change);
  }
}
