import { HttpClient } from '../../../src/adapters/http/http-client';
import { wire } from './every-call';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Creates a client that responds to every call with this data, and the recorded calls. */
export function answering(data: unknown): { readonly http: HttpClient; readonly requests: RecordedRequest[] } {
  const requests: RecordedRequest[] = [];
  const status = { success: true, code: 200, message: '', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      requests.push({ method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { http, requests };
}

/** Creates a client that rejects every call with this status. */
export function refusing(code: number): HttpClient {
  const status = { success: false, code, message: 'Refused.', debug: 'err_refused' };
  return new HttpClient(
    () => Promise.resolve({ status: code, body: JSON.stringify({ status, data: null }) }),
    () => Promise.resolve(wire),
  );
}
