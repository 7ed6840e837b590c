import type { ApiFailure } from '../../application/http/api-failure';
import type { PlayDetails, PlaySessionGateway } from '../../application/play/play-session-gateway.port';
import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpPlaySessionGateway implements PlaySessionGateway {
  constructor(private readonly http: HttpClient) {}

  async start({ game, version, emulated }: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>> {
    const body = { ...(version === undefined ? {} : { version }), emulated };
    return mapOk(await this.http.send('playSessionStart', { params: { game }, body }), ({ id }) => id as PlaySessionId);
  }

  async heartbeat(session: PlaySessionId): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('playSessionHeartbeat', { params: { session } }), ({ open }) => open);
  }

  async end(session: PlaySessionId): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('playSessionEnd', { params: { session } }), discardValue);
  }
}
