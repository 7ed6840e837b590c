import { makeAutoObservable, observableRef } from 'mobx';
import type { LoadSecurity } from '../../application/security/load-security.use-case';
import type { RequiredProof, SecurityOverview } from '../../domain/account/security-overview';
import { requiredProof } from '../../domain/account/security-overview';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';
import type { AddressCheckViewModel } from './address-check.view-model';
import type { AddressFormViewModel } from './address-form.view-model';
import type { BrowsersViewModel } from './browsers.view-model';
import type { PasswordFormViewModel } from './password-form.view-model';
import type { ProvidersViewModel } from './providers.view-model';
import type { SettingViewModel } from './setting.view-model';
import type { TwoFactorViewModel } from './two-factor.view-model';

/** View-models of the security settings. */
export interface SecurityDependencies {
  readonly address: AddressCheckViewModel;
  readonly addressForm: AddressFormViewModel;
  readonly password: PasswordFormViewModel;
  readonly providers: ProvidersViewModel;
  readonly twoFactor: TwoFactorViewModel;
  readonly browsers: BrowsersViewModel;
  readonly loginNotices: SettingViewModel;
}

/** State of the security settings: credentials and logged-in browsers. */
export class SecurityViewModel {
  readonly parts: SecurityDependencies;
  overview: SecurityOverview | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  private calls = 0;

  constructor(
    private readonly loadSecurity: LoadSecurity,
    createParts: (changed: () => void) => SecurityDependencies,
  ) {
    makeAutoObservable<this, 'loadSecurity' | 'calls'>(
      this,
      { parts: false, loadSecurity: false, calls: false, overview: observableRef },
      { autoBind: true },
    );
    this.parts = createParts(() => void this.load());
  }

  get proof(): RequiredProof {
    return this.overview === undefined ? 'password' : requiredProof(this.overview);
  }

  start(): Disposer {
    void this.load();
    return this.parts.loginNotices.start();
  }

  /** Reloads the settings; the current ones stay visible until then and after a failure. */
  async load(): Promise<void> {
    const call = (this.calls += 1);
    this.fail(undefined);
    const answer = await this.loadSecurity.execute();
    if (call !== this.calls) return;
    if (answer.ok) {
      this.show(answer.value.overview);
      this.parts.browsers.show(answer.value.browsers);
    } else if (this.overview === undefined) this.fail(failureText(answer.error));
  }

  private show(overview: SecurityOverview): void {
    this.overview = overview;
  }

  private fail(failure: string | undefined): void {
    this.failure = failure;
  }
}
