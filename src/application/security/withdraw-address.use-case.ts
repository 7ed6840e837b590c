import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** Keeps the address of the account: the link that waits to be opened for another one is worthless then. False when none was waiting, as after it was opened. */
export class WithdrawAddress {
  constructor(private readonly gateway: Pick<SecurityGateway, 'withdrawAddress'>) {}

  execute(): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.withdrawAddress();
  }
}
