import type { FollowedList, FollowGateway } from '../../application/community/follow-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Following } from '../../domain/community/following';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';
import { toPagination } from './pagination.mapper';

export class HttpFollowGateway implements FollowGateway {
  constructor(private readonly http: HttpClient) {}

  developer(developer: string): Promise<Result<Following, ApiFailure>> {
    return this.http.send('developerFollowing', { params: { developer } });
  }

  followDeveloper(developer: string, following: boolean): Promise<Result<Following, ApiFailure>> {
    return this.http.send('developerFollow', { params: { developer }, body: { following } });
  }

  async followPlayer(user: string, following: boolean): Promise<Result<Following, ApiFailure>> {
    const answer = await this.http.send('playerFollow', { params: { user }, body: { following } });
    return mapOk(answer, (wire) => ({ following: wire.following, followers: wire.followers ?? undefined }));
  }

  async players(page: number): Promise<Result<FollowedList, ApiFailure>> {
    return mapOk(await this.http.send('followedPlayers', { query: { page } }), ({ players, pagination }) => ({
      players,
      pagination: toPagination(pagination),
    }));
  }
}
