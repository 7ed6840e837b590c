import { makeAutoObservable } from 'mobx';
import type { ConsentManager } from '../../application/shell/consent-manager.port';
import type { FooterLegal } from '../../domain/shell/footer';
import { footerLegal } from '../../domain/shell/footer';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** State of the footer: shows the cookie settings once a consent manager has loaded. */
export class FooterViewModel {
  private readonly loaded: ObservedStream<boolean>;

  constructor(private readonly consent: ConsentManager) {
    this.loaded = new ObservedStream(consent.loaded$, false);
    makeAutoObservable<this, 'consent' | 'loaded'>(this, { consent: false, loaded: false }, { autoBind: true });
  }

  start(): Disposer {
    return this.loaded.start();
  }

  get legal(): readonly FooterLegal[] {
    return footerLegal(this.loaded.value);
  }

  openCookieSettings(): void {
    this.consent.openSettings();
  }
}
