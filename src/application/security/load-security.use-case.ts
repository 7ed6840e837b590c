import type { SecurityOverview, SignedInBrowser } from '../../domain/account/security-overview';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** Data of the security settings. */
export interface Security {
  readonly overview: SecurityOverview;
  readonly browsers: readonly SignedInBrowser[];
}

/** Loads the security overview and the logged-in browsers in parallel. Fails if either request fails. */
export class LoadSecurity {
  constructor(private readonly gateway: Pick<SecurityGateway, 'overview' | 'browsers'>) {}

  async execute(): Promise<Result<Security, ApiFailure>> {
    const [overview, browsers] = await Promise.all([this.gateway.overview(), this.gateway.browsers()]);
    if (!overview.ok) return overview;
    return browsers.ok ? ok({ overview: overview.value, browsers: browsers.value }) : browsers;
  }
}
