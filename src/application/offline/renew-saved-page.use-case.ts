import { filter } from 'rxjs';
import type { RestoreSession } from '../session/restore-session.use-case';
import type { Cancel } from '../system/clock.port';
import type { Connection } from '../system/connection.port';
import type { OfflineCopies } from './offline-copies.port';

/**
 * Loads the session on a page that was shown from the browser's store, as soon as the device has a connection. A stored
 * page is the page of a visitor. A failed request leaves the session unchanged.
 */
export class RenewSavedPage {
  constructor(
    private readonly copies: Pick<OfflineCopies, 'savedAt'>,
    private readonly connection: Pick<Connection, 'online$'>,
    private readonly restoreSession: Pick<RestoreSession, 'renew'>,
  ) {}

  execute(): Cancel {
    if (this.copies.savedAt === undefined) return () => undefined;
    const following = this.connection.online$
      .pipe(filter((isOnline) => isOnline))
      .subscribe(() => void this.restoreSession.renew());
    return () => {
      following.unsubscribe();
    };
  }
}
