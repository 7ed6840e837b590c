import type { ApiFailure } from '../../application/http/api-failure';
import type { HealthGateway } from '../../application/play/health-gateway.port';
import type { RuntimeHealth } from '../../domain/play/runtime-health';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';

export class HttpHealthGateway implements HealthGateway {
  constructor(private readonly http: HttpClient) {}

  async send(game: string, version: string, health: RuntimeHealth): Promise<Result<void, ApiFailure>> {
    const { frames, scriptErrors, ...rest } = health;
    const errors = [...scriptErrors].map(([message, count]) => ({ message, count }));
    const body = { ...rest, version, scriptErrors: errors, frames: [...frames] };
    return mapOk(await this.http.send('buildHealth', { params: { game }, body }), discardValue);
  }
}
