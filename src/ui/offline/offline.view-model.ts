import { makeAutoObservable } from 'mobx';
import type { AppInstaller } from '../../application/offline/app-installer.port';
import type { Network } from '../../application/offline/network.port';
import type { OfflineCopies } from '../../application/offline/offline-copies.port';
import type { ForgetVisits } from '../../application/offline/forget-visits.use-case';
import type { RenewSavedPage } from '../../application/offline/renew-saved-page.use-case';
import type { SavedNote } from '../../domain/offline/saved-note';
import { savedNote } from '../../domain/offline/saved-note';
import type { Disposer } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import { startTogether } from '../shared/start-together';

/** State of offline use: the note on a stored page, and the installation of the app. */
export class OfflineViewModel {
  private readonly online: ObservedStream<boolean>;
  private readonly available: ObservedStream<boolean>;
  private wasOffline = false;

  constructor(
    private readonly copies: OfflineCopies,
    private readonly network: Network,
    private readonly installer: AppInstaller,
    private readonly renewSavedPage: Pick<RenewSavedPage, 'execute'>,
    private readonly forgetVisits: Pick<ForgetVisits, 'follow'>,
    /** True if the browser may register the service worker. */
    private readonly mayStore: boolean,
  ) {
    this.online = new ObservedStream(network.online$, true);
    this.available = new ObservedStream(installer.available$, false);
    makeAutoObservable<
      this,
      'copies' | 'network' | 'installer' | 'renewSavedPage' | 'forgetVisits' | 'mayStore' | 'online' | 'available'
    >(
      this,
      {
        copies: false,
        network: false,
        installer: false,
        renewSavedPage: false,
        forgetVisits: false,
        mayStore: false,
        online: false,
        available: false,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const offline = this.network.online$.subscribe((isOnline) => {
      if (!isOnline) this.markOffline();
    });
    const stop = startTogether(this.online, this.available).start();
    const stopRenewal = this.renewSavedPage.execute();
    const stopForgetting = this.forgetVisits.follow();
    const stopCopies = this.mayStore ? this.copies.start() : undefined;
    return () => {
      stopCopies?.();
      stopForgetting();
      stopRenewal();
      stop();
      offline.unsubscribe();
    };
  }

  /** Note on a stored page; undefined on a page from the network. */
  get note(): SavedNote | undefined {
    return savedNote({ savedAt: this.savedAt, isOnline: this.online.value, wasOffline: this.wasOffline });
  }

  /** Time at which the page was stored, in milliseconds since 1970. */
  get savedAt(): number | undefined {
    return this.copies.savedAt;
  }

  /** Path of the page that was stored. */
  get savedPath(): string {
    return this.copies.documentPath;
  }

  /** True while the browser offers to install the portal as an app. */
  get canInstall(): boolean {
    return this.available.value;
  }

  /** Opens the browser's dialog of the installation. */
  install(): void {
    // Chromium rejects an offer that it has withdrawn in the meantime.
    this.installer.install().catch(() => undefined);
  }

  private markOffline(): void {
    this.wasOffline = true;
  }
}
