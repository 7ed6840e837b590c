import { Disposables } from './disposables';
import type { Screen } from './use-screen';

/** Combines screens; starts them in order and disposes them in reverse. */
export function startTogether(...screens: readonly Screen[]): Screen {
  return {
    start() {
      const started = new Disposables();
      for (const screen of screens) started.add(screen.start());
      return () => {
        started.dispose();
      };
    },
  };
}
