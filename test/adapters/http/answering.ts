import { HttpClient } from '../../../src/adapters/http/http-client';
import * as wire from '../../../src/adapters/http/wire';

export interface AskedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A client whose every call is answered with this data, and what it was asked. */
export function answering(data: unknown): { readonly http: HttpClient; readonly asked: AskedCall[] } {
  const asked: AskedCall[] = [];
  const status = { success: true, code: 200, message: '', debug: '' };
  const http = new HttpClient(
    (path, { method, body }) => {
      asked.push({ method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
      return Promise.resolve({ status: 200, body: JSON.stringify({ status, data }) });
    },
    () => Promise.resolve(wire),
  );
  return { http, asked };
}

/** A client whose every call is refused with this status. */
export function refusing(code: number): HttpClient {
  const status = { success: false, code, message: 'Refused.', debug: 'err_refused' };
  return new HttpClient(
    () => Promise.resolve({ status: code, body: JSON.stringify({ status, data: null }) }),
    () => Promise.resolve(wire),
  );
}
