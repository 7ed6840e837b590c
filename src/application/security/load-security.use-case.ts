import type { SecurityOverview } from '../../domain/account/security-overview';
import type { SignedInBrowser } from '../../domain/account/signed-in-browser';
import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

/** All that the security settings show. */
export interface Security {
  readonly overview: SecurityOverview;
  readonly browsers: readonly SignedInBrowser[];
}

/** Asks how the account is protected and where it is signed in, at the same time; half an answer is none. */
export class LoadSecurity {
  constructor(private readonly gateway: Pick<SecurityGateway, 'overview' | 'browsers'>) {}

  async execute(): Promise<Result<Security, ApiFailure>> {
    const [overview, browsers] = await Promise.all([this.gateway.overview(), this.gateway.browsers()]);
    if (!overview.ok) return overview;
    return browsers.ok ? ok({ overview: overview.value, browsers: browsers.value }) : browsers;
  }
}
