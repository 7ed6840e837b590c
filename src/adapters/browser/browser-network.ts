import type { Observable } from 'rxjs';
import { distinctUntilChanged, fromEvent, map, merge, startWith } from 'rxjs';
import type { Network } from '../../application/offline/network.port';

interface NetworkPage extends EventTarget {
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** Network of the device, as the browser reports it. */
export class BrowserNetwork implements Network {
  readonly online$: Observable<boolean>;

  constructor(page: NetworkPage) {
    this.online$ = merge(fromEvent(page, 'online'), fromEvent(page, 'offline')).pipe(
      startWith(undefined),
      map(() => page.navigator.onLine),
      distinctUntilChanged(),
    );
  }
}
