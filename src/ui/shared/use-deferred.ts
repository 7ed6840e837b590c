import { useEffect, useState, useSyncExternalStore } from 'react';

/** A part whose script comes when it is wanted; `failed` is told when it does not come, and the next wish asks again. */
export function useDeferred<T>(wanted: boolean, load: () => Promise<T>, failed: () => void): T | undefined {
  const [part, setPart] = useState<{ readonly loaded: T }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let here = true;
    load().then(
      (loaded) => {
        if (here) setPart({ loaded });
      },
      () => {
        if (here) failed();
      },
    );
    return () => {
      here = false;
    };
  }, [wanted, part, load, failed]);
  return part?.loaded;
}

const never = () => () => undefined;

/** Tells whether the page's script runs; false on the server, and until the browser has taken its page over. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
