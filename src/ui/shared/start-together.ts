import { Disposables } from './disposables';
import type { Screen } from './use-screen';

/** One screen out of several: they start in order and end the other way round. */
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
