import type { Observable } from 'rxjs';
import { distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Connection } from '../../application/system/connection.port';

interface ConnectedPage extends EventTarget {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** Connection of the device, as the browser reports it. */
export class BrowserConnection implements Connection {
  readonly online$: Observable<boolean>;

  constructor(private readonly page: ConnectedPage) {
    this.online$ = merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
      startWith(undefined),
      map(() => !this.isOffline()),
      distinctUntilChanged(),
    );
  }

  isOffline(): boolean {
    return !this.page.navigator.onLine;
  }
}
