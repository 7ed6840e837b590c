import type { AccountDeletion, DataCopy } from '../../domain/account/account-deletion';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface DeletionStatus {
  readonly deletion: AccountDeletion | undefined;
  /** Proof of identity that a deletion request requires. */
  readonly proof: RequiredProof;
}

/** Data export and account deletion of the logged-in player. */
export interface AccountDeletionGateway {
  /** Returns the state of the account deletion and the proof that a deletion request requires. */
  deletion(): Promise<Result<DeletionStatus, ApiFailure>>;
  /** Rejected with 422 at `password` or `code`, and with 403 when a fresh login is required. */
  requestDeletion(proof: {
    readonly password?: string;
    readonly code?: string;
  }): Promise<Result<AccountDeletion, ApiFailure>>;
  /** Rejected with 404 when no deletion is pending. */
  withdrawDeletion(): Promise<Result<void, ApiFailure>>;
  /** Returns the data export that is in progress or ready; undefined when none exists. */
  copy(): Promise<Result<DataCopy | undefined, ApiFailure>>;
  /** Rejected with 422 while a data export exists. */
  requestCopy(): Promise<Result<void, ApiFailure>>;
  /** Returns the content of the data export. Rejected with 404 when it does not exist or has expired. */
  copyContent(): Promise<Result<unknown, ApiFailure>>;
}
