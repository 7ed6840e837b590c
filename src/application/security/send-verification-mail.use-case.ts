import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** Sends the mail once more that verifies the player's address. */
export class SendVerificationMail {
  constructor(private readonly gateway: Pick<SecurityGateway, 'sendVerificationMail'>) {}

  execute(): Promise<Result<void, ApiFailure>> {
    return this.gateway.sendVerificationMail();
  }
}
