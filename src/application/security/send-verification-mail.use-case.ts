import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** Sends the email for the verification of the player's address again. */
export class SendVerificationMail {
  constructor(private readonly gateway: Pick<SecurityGateway, 'sendVerificationMail'>) {}

  execute(): Promise<Result<void, ApiFailure>> {
    return this.gateway.sendVerificationMail();
  }
}
