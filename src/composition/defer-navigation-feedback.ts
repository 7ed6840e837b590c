import { filter } from 'rxjs';
import type { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import type { SessionState } from '../application/session/session-state';
import type { Cancel } from '../application/system/clock.port';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../domain/session/sound-settings';

/** Brings what lets a player hear and feel presses, once the settings ask for it; what does not come is reported, missed without harm, and asked for again with the next change. */
export function deferNavigationFeedback(
  session: SessionState,
  open: () => Promise<Pick<NavigationFeedback, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  let leave: Cancel | undefined;
  let asked = false;
  let over = false;
  const wanted = session.session$
    .pipe(filter(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)))
    .subscribe(() => {
      if (asked) return;
      asked = true;
      open().then(
        (feel) => {
          if (!over) leave = feel.execute();
        },
        (thrown: unknown) => {
          asked = false;
          report(thrown);
        },
      );
    });
  return () => {
    over = true;
    wanted.unsubscribe();
    leave?.();
  };
}
