import type { Result } from '../../../domain/shared/result';
import { err, ok } from '../../../domain/shared/result';
import type { VastProblem } from '../../../domain/vast/read-vast';
import { VAST_MOST_BYTES } from '../../../domain/vast/read-vast';

/** Fetches one VAST document as text; the signal aborts the request. */
export type FetchVast = (address: string, signal: AbortSignal) => Promise<Result<string, VastProblem>>;

/** Creates a fetcher that sends neither cookies nor a referrer and aborts responses above the size limit. */
export function vastFetch(fetchAny: typeof fetch): FetchVast {
  return async (address, signal) => {
    try {
      const response = await fetchAny(address, {
        signal,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
      });
      if (response.status === 204) return err('no-ad');
      return response.ok ? await readLimited(response) : err('unreachable');
    } catch {
      return err(signal.aborted ? 'timed-out' : 'unreachable');
    }
  };
}

async function readLimited({ body }: Response): Promise<Result<string, VastProblem>> {
  if (body === null) return ok('');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > VAST_MOST_BYTES) {
      await reader.cancel();
      return err('too-large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return ok(text + decoder.decode());
}
