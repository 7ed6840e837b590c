import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { treatNotFoundAsDone } from '../http/treat-not-found-as-done';
import type { SecurityGateway } from './security-gateway.port';

/** Logs out other browsers of the player. Succeeds when the session of a browser has already ended. */
export class SignOutBrowsers {
  constructor(private readonly gateway: Pick<SecurityGateway, 'signOutBrowser' | 'signOutOthers'>) {}

  async one(id: string): Promise<Result<void, ApiFailure>> {
    return treatNotFoundAsDone(await this.gateway.signOutBrowser(id));
  }

  /** Logs out all other browsers, and returns their number. */
  others(): Promise<Result<number, ApiFailure>> {
    return this.gateway.signOutOthers();
  }
}
