import { filter } from 'rxjs';
import type { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import type { SessionState } from '../application/session/session-state';
import type { Cancel } from '../application/system/clock.port';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../domain/session/sound-settings';

/**
 * Loads sound and haptic feedback once the settings enable either.
 * A failed load is reported and retried after the next session change.
 */
export function deferNavigationFeedback(
  session: SessionState,
  open: () => Promise<Pick<NavigationFeedback, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  let leave: Cancel | undefined;
  let requested = false;
  let over = false;
  const wanted = session.session$
    .pipe(filter(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)))
    .subscribe(() => {
      if (requested) return;
      requested = true;
      open().then(
        (feel) => {
          if (!over) leave = feel.execute();
        },
        (thrown: unknown) => {
          requested = false;
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
