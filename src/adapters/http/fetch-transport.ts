import type { Transport } from './transport';

/** Timeout of a call, in milliseconds. */
const CALL_TIMEOUT = 15_000;
/** Timeout of a file upload, in milliseconds; enough for a 4 MiB picture on a slow connection. */
const FILE_TIMEOUT = 60_000;

/**
 * Sends requests with `fetch` and cookies to the API host; an empty `apiOrigin` means the page's own host (spec 1 §7).
 */
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
