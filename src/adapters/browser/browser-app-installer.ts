import { BehaviorSubject } from 'rxjs';
import type { AppInstaller } from '../../application/offline/app-installer.port';

/** Chromium's offer to install the app. */
interface InstallOffer {
  prompt(): Promise<unknown>;
}

/** Window on which the pre-hydration script has stored an early offer. */
export interface InstallPage extends EventTarget {
  installOffer?: InstallOffer | undefined;
}

/** Installs the app with the browser's offer. Browsers without `beforeinstallprompt` never offer it. */
export class BrowserAppInstaller implements AppInstaller {
  readonly available$: BehaviorSubject<boolean>;

  constructor(private readonly page: InstallPage) {
    this.available$ = new BehaviorSubject(page.installOffer !== undefined);
    // The pre-hydration script stores the offer before this listener runs.
    page.addEventListener('beforeinstallprompt', () => this.available$.next(page.installOffer !== undefined));
    page.addEventListener('appinstalled', () => this.withdraw());
  }

  async install(): Promise<void> {
    const offer = this.page.installOffer;
    this.withdraw();
    await offer?.prompt();
  }

  private withdraw(): void {
    delete this.page.installOffer;
    this.available$.next(false);
  }
}
