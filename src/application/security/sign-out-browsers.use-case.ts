import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { SecurityGateway } from './security-gateway.port';

/** Signs other browsers of the player out; one that is over already is signed out, too. */
export class SignOutBrowsers {
  constructor(private readonly gateway: Pick<SecurityGateway, 'signOutBrowser' | 'signOutOthers'>) {}

  async one(id: string): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.signOutBrowser(id));
  }

  /** Tells how many there were. */
  others(): Promise<Result<number, ApiFailure>> {
    return this.gateway.signOutOthers();
  }
}
