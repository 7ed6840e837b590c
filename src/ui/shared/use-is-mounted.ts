import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tells whether the page's script runs; false on the server, and until the browser has taken its page over. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
