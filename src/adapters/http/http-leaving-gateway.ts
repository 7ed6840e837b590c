import type { ApiFailure } from '../../application/http/api-failure';
import type { DeletionStanding, LeavingGateway } from '../../application/leaving/leaving-gateway.port';
import type { AccountDeletion, DataCopy } from '../../domain/account/leaving';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, nothing } from './map-ok';

export class HttpLeavingGateway implements LeavingGateway {
  constructor(private readonly http: HttpClient) {}

  async deletion(): Promise<Result<DeletionStanding, ApiFailure>> {
    return mapOk(await this.http.send('deletionState'), ({ deletion, proof }) => ({
      deletion: deletion ?? undefined,
      proof,
    }));
  }

  async requestDeletion(
    proof: Parameters<LeavingGateway['requestDeletion']>[0],
  ): Promise<Result<AccountDeletion, ApiFailure>> {
    return mapOk(await this.http.send('deletionRequest', { body: proof }), ({ deletion }) => deletion);
  }

  async withdrawDeletion(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('deletionWithdraw'), nothing);
  }

  async copy(): Promise<Result<DataCopy | undefined, ApiFailure>> {
    return mapOk(await this.http.send('exportState'), ({ export: copy }) =>
      copy
        ? { requested: copy.requested, ready: copy.ready ?? undefined, expires: copy.expires ?? undefined }
        : undefined,
    );
  }

  async requestCopy(): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('exportRequest'), nothing);
  }

  copyContent(): Promise<Result<unknown, ApiFailure>> {
    return this.http.send('exportDownload');
  }
}
