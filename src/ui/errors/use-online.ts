import { useEffect } from 'react';

/** Calls `back` whenever the browser says that the connection has come back. */
export function useOnline(back: () => void): void {
  useEffect(() => {
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, [back]);
}
