import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { SessionState } from '../application/session/session-state';
import type { Clock } from '../application/system/clock.port';
import { PageKeeper } from '../ui/app/page-keeper';
import type { PageMemory } from '../ui/app/page-memory';
import { SeenPages } from '../ui/app/seen-pages';
import { ShownAnswers } from '../ui/app/shown-answers';

/** A tab's memory of pages; when somebody else uses the tab it forgets them, and has what is shown or on its way asked for anew, for as long as the tab is there. */
export function createPageMemory(clock: Clock, { session$ }: SessionState): PageMemory {
  const shown = new ShownAnswers();
  const seen = new SeenPages(clock, shown);
  changes(session$.pipe(map(({ user }) => user?.id))).subscribe(() => {
    seen.clear();
  });
  // Whose session has ended keeps the page while they are asked to log in again.
  changes(session$.pipe(map(({ user, former }) => (user ?? former)?.id))).subscribe(() => {
    shown.anew();
  });
  return new PageKeeper(seen, shown);
}

function changes(who$: Observable<string | undefined>): Observable<string | undefined> {
  return who$.pipe(distinctUntilChanged(), skip(1));
}
