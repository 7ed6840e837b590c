import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PlaySessionGateway } from './play-session-gateway.port';

/** Sends a heartbeat of a play session; returns true if the server still has it open. */
export class SendHeartbeat {
  constructor(private readonly gateway: PlaySessionGateway) {}

  execute(id: PlaySessionId): Promise<Result<boolean, ApiFailure>> {
    return this.gateway.heartbeat(id);
  }
}
