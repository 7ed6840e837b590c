import type { CancelSignal } from '../../application/system/cancel-signal';

export interface TransportInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly signal?: CancelSignal;
  /** Whether the request must arrive even if the page that sends it is gone meanwhile. */
  readonly keepalive?: true;
}

/** What came back, whatever the status; `retryAfter` is the header of that name. */
export interface TransportReply {
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string;
}

/** Carries one request to the API's host and rejects only when nothing came back; the browser fetches, the server calls itself. */
export type Transport = (path: string, init: TransportInit) => Promise<TransportReply>;
