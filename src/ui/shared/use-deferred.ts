import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { deferred } from '../../application/system/deferred';

/**
 * Returns a component or panel after its first load, which starts when `wanted` is true; until then undefined. Only the
 * first `load` is used. A failed load calls `failed` and is retried when the part is wanted again.
 */
export function useDeferred<T>(wanted: boolean, load: () => Promise<T>, failed: () => void): T | undefined {
  const [open] = useState(() => deferred(load));
  const [part, setPart] = useState<{ readonly loaded: T }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let active = true;
    open().then(
      (loaded) => {
        if (!active) return;
        // As a transition, parts that are loaded together are rendered in short tasks.
        startTransition(() => {
          setPart({ loaded });
        });
      },
      () => {
        if (active) failed();
      },
    );
    return () => {
      active = false;
    };
  }, [wanted, part, open, failed]);
  return part?.loaded;
}

const never = () => () => undefined;

/** Returns true after hydration; false on the server. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
