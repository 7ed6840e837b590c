import type { Transport } from './transport';

/** No call but that of a file waits longer than this, in milliseconds. */
const CALL_TIMEOUT = 15_000;
/** A picture of 4 MiB has that long on a slow line. */
const FILE_TIMEOUT = 60_000;

/** Carries requests by `fetch`, always with cookies, to the API's host (the page's own when `apiOrigin` is empty; spec 1 §7). */
export function fetchTransport(apiOrigin: string, send: typeof fetch = (...args) => fetch(...args)): Transport {
  return async (path, { signal, ...init }) => {
    const abort = new AbortController();
    const cancel = () => {
      abort.abort();
    };
    signal?.addEventListener('abort', cancel, { once: true });
    if (signal?.aborted === true) cancel();
    const timer = setTimeout(cancel, init.body instanceof Uint8Array ? FILE_TIMEOUT : CALL_TIMEOUT);
    try {
      const response = await send(apiOrigin + path, {
        ...init,
        credentials: 'include',
        signal: abort.signal,
      });
      const retryAfter = response.headers.get('retry-after');
      const reply = { status: response.status, body: await response.text() };
      return retryAfter === null ? reply : { ...reply, retryAfter };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}
