import { makeAutoObservable } from 'mobx';
import type { AppInstaller } from '../../application/offline/app-installer.port';
import type { OfflineCopies } from '../../application/offline/offline-copies.port';
import type { Connection } from '../../application/system/connection.port';
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
    private readonly copies: Pick<OfflineCopies, 'savedAt' | 'documentPath'>,
    private readonly connection: Pick<Connection, 'online$'>,
    private readonly installer: AppInstaller,
  ) {
    this.online = new ObservedStream(connection.online$, true);
    this.available = new ObservedStream(installer.available$, false);
    makeAutoObservable<this, 'copies' | 'connection' | 'installer' | 'online' | 'available'>(
      this,
      { copies: false, connection: false, installer: false, online: false, available: false },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const offline = this.connection.online$.subscribe((isOnline) => {
      if (!isOnline) this.markOffline();
    });
    const stop = startTogether(this.online, this.available).start();
    return () => {
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
