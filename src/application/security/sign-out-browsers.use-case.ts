import type { Result } from '../../domain/shared/result';
import { ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { SecurityGateway } from './security-gateway.port';

const NOT_FOUND = 404;

/** Signs other browsers of the player out; one that is over already is signed out, too. */
export class SignOutBrowsers {
  constructor(private readonly gateway: Pick<SecurityGateway, 'signOutBrowser' | 'signOutOthers'>) {}

  async one(id: string): Promise<Result<void, ApiFailure>> {
    const answer = await this.gateway.signOutBrowser(id);
    const over = !answer.ok && answer.error.kind === 'rejected' && answer.error.status === NOT_FOUND;
    return over ? ok(undefined) : answer;
  }

  /** Tells how many there were. */
  others(): Promise<Result<number, ApiFailure>> {
    return this.gateway.signOutOthers();
  }
}
