import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { SessionState } from '../application/session/session-state';
import type { Clock } from '../application/system/clock.port';
import { PageKeeper } from '../ui/app/page-keeper';
import type { PageMemory } from '../ui/app/page-memory';
import { SeenPages } from '../ui/app/seen-pages';
import { ShownAnswers } from '../ui/app/shown-answers';

/** Creates a tab's page cache. A change of user clears the cache and refetches the current page and pending pages. */
export function createPageMemory(clock: Clock, { session$ }: SessionState): PageMemory {
  const shown = new ShownAnswers();
  const seen = new SeenPages(clock, shown);
  changes(session$.pipe(map(({ user }) => user?.id))).subscribe(() => {
    seen.clear();
  });
  // After an expired session the page stays while the player is prompted to log in again.
  changes(session$.pipe(map(({ user, former }) => (user ?? former)?.id))).subscribe(() => {
    shown.anew();
  });
  return new PageKeeper(seen, shown);
}

function changes(who$: Observable<string | undefined>): Observable<string | undefined> {
  return who$.pipe(distinctUntilChanged(), skip(1));
}
