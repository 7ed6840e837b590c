import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

/** Asks the server for the signature with which one socket may join one channel. */
export type AuthoriseChannel = (socketId: string, channel: string) => Promise<Result<string, ApiFailure>>;

/** Authorises channels by the API (spec 1 §7). */
export function authoriseChannel(http: HttpClient): AuthoriseChannel {
  return async (socketId, channel) =>
    mapOk(await http.send('authChannel', { body: { socket_id: socketId, channel_name: channel } }), ({ auth }) => auth);
}
