import type { ApiFailure } from '../../application/http/api-failure';
import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toProfile } from './profile.mapper';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly http: HttpClient) {}

  async profile(user: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>> {
    return mapOk(await this.http.send('communityProfile', { params: { user }, signal }), toProfile);
  }
}
