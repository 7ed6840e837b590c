import type { DataCopy } from '../../domain/account/leaving';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { DeletionStanding, LeavingGateway } from './leaving-gateway.port';

/** All that the settings show of leaving. */
export interface Leaving extends DeletionStanding {
  readonly copy: DataCopy | undefined;
}

/** Asks how both ways out stand, at the same time; half an answer is none. */
export class LoadLeaving {
  constructor(private readonly gateway: Pick<LeavingGateway, 'deletion' | 'copy'>) {}

  async execute(): Promise<Result<Leaving, ApiFailure>> {
    const [deletion, copy] = await Promise.all([this.gateway.deletion(), this.gateway.copy()]);
    if (!deletion.ok) return deletion;
    return copy.ok ? ok({ ...deletion.value, copy: copy.value }) : copy;
  }
}
