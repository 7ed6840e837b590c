import { useEffect } from 'react';

/** Calls `back` whenever the connection returns. */
export function useOnline(back: () => void): void {
  useEffect(() => {
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, [back]);
}
