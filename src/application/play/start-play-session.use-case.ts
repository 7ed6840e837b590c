import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PlayDetails, PlaySessionGateway } from './play-session-gateway.port';

export class StartPlaySession {
  constructor(private readonly gateway: PlaySessionGateway) {}

  execute(details: PlayDetails): Promise<Result<PlaySessionId, ApiFailure>> {
    return this.gateway.start(details);
  }
}
