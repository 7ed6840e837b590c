import { makeAutoObservable, observableRef } from 'mobx';
import type { SecurityGateway } from '../../application/security/security-gateway.port';
import type { SecurityOverview } from '../../domain/account/security-overview';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { AddressCheckViewModel } from './address-check.view-model';

/** State of the account's home page: the email address and its verification. */
export class AccountHomeViewModel {
  overview: SecurityOverview | undefined;
  failure: string | undefined;

  constructor(
    private readonly gateway: Pick<SecurityGateway, 'overview'>,
    readonly address: AddressCheckViewModel,
  ) {
    makeAutoObservable<this, 'gateway'>(
      this,
      { gateway: false, address: false, overview: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    this.show(undefined, undefined);
    const answer = await this.gateway.overview();
    if (answer.ok) this.show(answer.value, undefined);
    else this.show(undefined, failureText(answer.error));
  }

  private show(overview: SecurityOverview | undefined, failure: string | undefined): void {
    this.overview = overview;
    this.failure = failure;
  }
}
