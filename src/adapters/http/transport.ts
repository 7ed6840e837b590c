import type { CancelSignal } from '../../application/system/cancel-signal';

export interface TransportInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: CancelSignal;
  /** Keeps the request alive after the page is closed. */
  readonly keepalive?: true;
}

/** A response with any status; `retryAfter` is the header of that name. */
export interface TransportReply {
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string;
}

/**
 * Sends one request to the API host and rejects only without a response. The browser uses fetch, the server calls
 * in-process.
 */
export type Transport = (path: string, init: TransportInit) => Promise<TransportReply>;
