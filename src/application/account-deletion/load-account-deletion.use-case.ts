import type { DataCopy } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { DeletionStanding, AccountDeletionGateway } from './account-deletion-gateway.port';

/** All that the settings show of leaving. */
export interface AccountDeletionState extends DeletionStanding {
  readonly copy: DataCopy | undefined;
}

/** Asks how both ways out stand, at the same time; half an answer is none. */
export class LoadAccountDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'deletion' | 'copy'>) {}

  async execute(): Promise<Result<AccountDeletionState, ApiFailure>> {
    const [deletion, copy] = await Promise.all([this.gateway.deletion(), this.gateway.copy()]);
    if (!deletion.ok) return deletion;
    return copy.ok ? ok({ ...deletion.value, copy: copy.value }) : copy;
  }
}
