import { useSyncExternalStore } from 'react';

/** Tells whether the window matches a media query; `onServer` is also the answer of the first paint. */
export function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => {
        media.removeEventListener('change', changed);
      };
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
