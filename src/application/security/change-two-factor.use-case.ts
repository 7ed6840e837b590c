import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { RefreshSession } from '../session/refresh-session.use-case';
import type { SecurityGateway, TwoFactorSecret, TypedProof } from './security-gateway.port';

type Gateway = Pick<SecurityGateway, 'beginTwoFactor' | 'confirmTwoFactor' | 'renewRecoveryCodes' | 'endTwoFactor'>;

/** Enables and disables two-factor authentication and renews its recovery codes. The settings of every tab follow. */
export class ChangeTwoFactor {
  constructor(
    private readonly gateway: Gateway,
    private readonly refresh: Pick<RefreshSession, 'execute'>,
  ) {}

  begin(proof: TypedProof): Promise<Result<TwoFactorSecret, ApiFailure>> {
    return this.gateway.beginTwoFactor(proof);
  }

  async confirm(code: string): Promise<Result<readonly string[], ApiFailure>> {
    const answer = await this.gateway.confirmTwoFactor(code);
    if (answer.ok) void this.refresh.execute();
    return answer;
  }

  renew(code: string): Promise<Result<readonly string[], ApiFailure>> {
    return this.gateway.renewRecoveryCodes(code);
  }

  async end(code: string): Promise<Result<void, ApiFailure>> {
    const answer = await this.gateway.endTwoFactor(code);
    if (answer.ok) void this.refresh.execute();
    return answer;
  }
}
