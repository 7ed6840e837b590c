import type { ApiFailure } from '../../application/http/api-failure';
import type {
  DeletionStanding,
  AccountDeletionGateway,
} from '../../application/account-deletion/account-deletion-gateway.port';
import type { AccountDeletion, DataCopy } from '../../domain/account/account-deletion';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpAccountDeletionGateway implements AccountDeletionGateway {
  constructor(private readonly http: HttpClient) {}

  async deletion(): Promise<Result<DeletionStanding, ApiFailure>> {
    return mapOk(await this.http.send('deletionState'), ({ deletion, proof }) => ({
      deletion: deletion ?? undefined,
      proof,
    }));
  }

  async requestDeletion(
    proof: Parameters<AccountDeletionGateway['requestDeletion']>[0],
  ): Promise<Result<AccountDeletion, ApiFailure>> {
    return mapOk(await this.http.send('deletionRequest', { body: proof }), ({ deletion }) => deletion);
  }

  async withdrawDeletion(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('deletionWithdraw'), discardValue);
  }

  async copy(): Promise<Result<DataCopy | undefined, ApiFailure>> {
    return mapOk(await this.http.send('exportState'), ({ export: copy }) =>
      copy
        ? { requested: copy.requested, ready: copy.ready ?? undefined, expires: copy.expires ?? undefined }
        : undefined,
    );
  }

  async requestCopy(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('exportRequest'), discardValue);
  }

  copyContent(): Promise<Result<unknown, ApiFailure>> {
    return this.http.send('exportDownload');
  }
}
