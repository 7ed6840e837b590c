import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** Revokes the pending link for a new email address; false when none was pending, for example because it was opened. */
export class WithdrawAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'withdrawAddress'>) {}

  execute(): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.withdrawAddress();
  }
}
