import type { DataCopy } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { DeletionStatus, AccountDeletionGateway } from './account-deletion-gateway.port';

/** Account deletion and data export as the settings show them. */
export interface AccountDeletionState extends DeletionStatus {
  readonly copy: DataCopy | undefined;
}

/** Loads the account deletion and the data export in parallel. Fails if either request fails. */
export class LoadAccountDeletion {
  constructor(private readonly gateway: Pick<AccountDeletionGateway, 'deletion' | 'copy'>) {}

  async execute(): Promise<Result<AccountDeletionState, ApiFailure>> {
    const [deletion, copy] = await Promise.all([this.gateway.deletion(), this.gateway.copy()]);
    if (!deletion.ok) return deletion;
    return copy.ok ? ok({ ...deletion.value, copy: copy.value }) : copy;
  }
}
