import type { PlaySessionId } from '../../domain/play/play-record';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { PlaySessionGateway } from './play-session-gateway.port';

export class EndPlaySession {
  constructor(private readonly gateway: PlaySessionGateway) {}

  execute(id: PlaySessionId): Promise<Result<void, ApiFailure>> {
    return this.gateway.end(id);
  }
}
