import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';

/** Requests the signature that lets one socket join one channel. */
export type AuthoriseChannel = (socketId: string, channel: string) => Promise<Result<string, ApiFailure>>;

/** Authorises channels through the API (spec 1 §7); a 403 calls `refused`, for example after the session has ended. */
export function authoriseChannel(http: HttpClient, refused: () => void): AuthoriseChannel {
  return async (socketId, channel) => {
    const body = { socket_id: socketId, channel_name: channel };
    const answer = await http.send('authChannel', { body }, ({ auth }) => auth);
    if (!answer.ok && answer.error.kind === 'rejected' && answer.error.status === 403) refused();
    return answer;
  };
}
