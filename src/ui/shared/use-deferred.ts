import { useEffect, useState, useSyncExternalStore } from 'react';
import { deferred } from '../../application/system/deferred';

/**
 * Returns a component or panel that is loaded when first wanted, and undefined until then. The first `load` is kept.
 * `failed` is called after a failed load; the load is retried when the part is wanted again.
 */
export function useDeferred<T>(wanted: boolean, load: () => Promise<T>, failed: () => void): T | undefined {
  const [open] = useState(() => deferred(load));
  const [part, setPart] = useState<{ readonly loaded: T }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let here = true;
    open().then(
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
  }, [wanted, part, open, failed]);
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
