import { useEffect, useState, useSyncExternalStore } from 'react';

/** Loads a part when `wanted`. Calls `failed` on an error; the next `wanted` retries. */
export function useDeferred<T>(wanted: boolean, load: () => Promise<T>, failed: () => void): T | undefined {
  const [part, setPart] = useState<{ readonly loaded: T }>();
  useEffect(() => {
    if (!wanted || part !== undefined) return undefined;
    let active = true;
    load().then(
      (loaded) => {
        if (active) setPart({ loaded });
      },
      () => {
        if (active) failed();
      },
    );
    return () => {
      active = false;
    };
  }, [wanted, part, load, failed]);
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
