import type { ApiFailure } from '../../application/http/api-failure';
import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { DataOf } from '../../contract/call';
import type { communityProfile } from '../../contract/profile.contract';
import type { Profile } from '../../domain/account/profile';
import type { Result } from '../../domain/shared/result';
import { toGameAchievement } from './achievement.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly http: HttpClient) {}

  async profile(user: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>> {
    return mapOk(await this.http.send('communityProfile', { params: { user }, signal }), toProfile);
  }
}

function toProfile(wire: DataOf<typeof communityProfile>): Profile {
  return {
    username: wire.username,
    alias: wire.alias,
    avatar: wire.avatar,
    joined: wire.joined,
    premium: wire.premium,
    tie: wire.tie ?? undefined,
    followers: wire.followers ?? undefined,
    following: wire.following,
    wall: wire.wall,
    badges: wire.badges?.map(({ slug, title, desc }) => ({ slug, title, description: desc })),
    achievements: wire.achievements?.map(({ game, ...badge }) => ({ ...toGameAchievement(badge), game })),
    history: wire.history ?? undefined,
    activity: wire.activity?.map(({ url, ...entry }) => ({ ...entry, url: url ?? undefined })),
    friends: wire.friends ?? undefined,
    inventory: wire.inventory ?? undefined,
  };
}
