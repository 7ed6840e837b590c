import { distinctUntilChanged, map, skip } from 'rxjs';
import type { SessionState } from '../application/session/session-state';
import type { Clock } from '../application/system/clock.port';
import { PageKeeper } from '../ui/app/page-keeper';
import type { PageMemory } from '../ui/app/page-memory';
import { SeenPages } from '../ui/app/seen-pages';
import { ShownAnswers } from '../ui/app/shown-answers';

/** A tab's memory of pages; it forgets them when somebody else uses the tab, for as long as the tab is there. */
export function createPageMemory(clock: Clock, { session$ }: SessionState): PageMemory {
  const shown = new ShownAnswers();
  const seen = new SeenPages(clock, shown);
  const who$ = session$.pipe(
    map(({ user }) => user?.id),
    distinctUntilChanged(),
    skip(1),
  );
  who$.subscribe(() => {
    seen.clear();
  });
  return new PageKeeper(seen, shown);
}
