import type { AccountDeletion, DataCopy } from '../../domain/account/account-deletion';
import type { RequiredProof } from '../../domain/account/security-overview';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

export interface DeletionStanding {
  readonly deletion: AccountDeletion | undefined;
  /** What proves the player who asks for it. */
  readonly proof: RequiredProof;
}

/** The signed-in player's ways out: a copy of their data, and the end of the account. */
export interface AccountDeletionGateway {
  /** How the deletion of the account stands, and what is asked for before one. */
  deletion(): Promise<Result<DeletionStanding, ApiFailure>>;
  /** Refused with 422 at `password` or `code`, and with 403 when a fresh sign-in is needed. */
  requestDeletion(proof: {
    readonly password?: string;
    readonly code?: string;
  }): Promise<Result<AccountDeletion, ApiFailure>>;
  /** Refused with 404 when there is nothing to withdraw. */
  withdrawDeletion(): Promise<Result<void, ApiFailure>>;
  /** The copy that is being made or can be fetched; undefined when there is none. */
  copy(): Promise<Result<DataCopy | undefined, ApiFailure>>;
  /** Refused with 422 while there is one. */
  requestCopy(): Promise<Result<void, ApiFailure>>;
  /** What is in it; refused with 404 when it is not there, or not any more. */
  copyContent(): Promise<Result<unknown, ApiFailure>>;
}
