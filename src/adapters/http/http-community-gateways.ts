import type { CommentGateway, CommentPage } from '../../application/community/comment-gateway.port';
import type { FavouriteGateway, FavouriteList } from '../../application/community/favourite-gateway.port';
import type { FollowedList, FollowGateway } from '../../application/community/follow-gateway.port';
import type { FriendGateway, FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { ReportGateway, ReportTarget } from '../../application/reports/report-gateway.port';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { DataOf } from '../../contract/call';
import type { WireFriendLists } from '../../contract/friend.contract';
import type { communityProfile } from '../../contract/profile.contract';
import type { Profile } from '../../domain/account/profile';
import type { Following } from '../../domain/community/following';
import type { ProfileComment } from '../../domain/community/profile-comment';
import type { FriendLists } from '../../domain/friends/friend';
import type { FriendAction } from '../../domain/friends/relationship';
import type { ReportWords } from '../../domain/reports/report';
import type { Result } from '../../domain/shared/result';
import { toGameCard } from './game.mapper';
import { toGameAchievement } from './http-achievement-gateway';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';
import { toPagination } from './pagination.mapper';

/** Maps a profile as visible to the caller. */
export function toProfile(wire: DataOf<typeof communityProfile>): Profile {
  return {
    username: wire.username,
    alias: wire.alias,
    avatar: wire.avatar,
    about: wire.about,
    links: wire.links,
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

const CALLS = {
  accept: 'friendAccept',
  decline: 'friendDecline',
  withdraw: 'friendWithdraw',
  remove: 'friendRemove',
  block: 'playerBlock',
  unblock: 'playerUnblock',
} as const;

export class HttpFriendGateway implements FriendGateway {
  constructor(private readonly http: HttpClient) {}

  async lists(signal?: CancelSignal): Promise<Result<FriendLists, ApiFailure>> {
    return mapOk(await this.http.send('friendList', { signal }), toLists);
  }

  act(action: FriendAction, user: string): Promise<Result<FriendshipChange, ApiFailure>> {
    if (action === 'ask') return this.http.send('friendRequest', { body: { user } });
    return this.http.send(CALLS[action], { params: { user } });
  }

  async requestByAddress(address: string): Promise<Result<undefined, ApiFailure>> {
    return mapOk(await this.http.send('friendRequestByAddress', { body: { address } }), () => undefined);
  }
}

function toLists({ friends, incoming, outgoing, blocked }: WireFriendLists): FriendLists {
  return {
    friends: friends.map(({ presence: { online, playing }, ...person }) => ({
      ...person,
      presence: { online, playing: playing ?? undefined },
    })),
    incoming,
    outgoing,
    blocked,
  };
}

export class HttpCommentGateway implements CommentGateway {
  constructor(private readonly http: HttpClient) {}

  async list(user: string, after?: string): Promise<Result<CommentPage, ApiFailure>> {
    const answer = await this.http.send('profileComments', { params: { user }, query: { after } });
    return mapOk(answer, ({ comments, next }) => ({ comments, next: next ?? undefined }));
  }

  post(user: string, text: string): Promise<Result<ProfileComment, ApiFailure>> {
    return this.http.send('profileCommentPost', { params: { user }, body: { text } });
  }

  async delete(user: string, comment: string): Promise<Result<undefined, ApiFailure>> {
    return mapOk(await this.http.send('profileCommentDelete', { params: { user, comment } }), () => undefined);
  }
}

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

export class HttpFavouriteGateway implements FavouriteGateway {
  constructor(private readonly http: HttpClient) {}

  async list(page: number): Promise<Result<FavouriteList, ApiFailure>> {
    return mapOk(await this.http.send('favouriteList', { query: { page } }), ({ games, pagination }) => ({
      games: games.map(toGameCard),
      pagination: toPagination(pagination),
    }));
  }

  async isFavourite(game: string): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('favouriteState', { params: { game } }), ({ favourite }) => favourite);
  }

  async set(game: string, favourite: boolean): Promise<Result<boolean, ApiFailure>> {
    const answer = await this.http.send('favouriteSet', { params: { game }, body: { favourite } });
    return mapOk(answer, (wire) => wire.favourite);
  }
}

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly http: HttpClient) {}

  async profile(user: string, signal?: CancelSignal): Promise<Result<Profile, ApiFailure>> {
    return mapOk(await this.http.send('communityProfile', { params: { user }, signal }), toProfile);
  }
}

export class HttpReportGateway implements ReportGateway {
  constructor(private readonly http: HttpClient) {}

  async send({ kind, target }: ReportTarget, { reason, text }: ReportWords): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('reportSend', { body: { kind, target, reason, text } }), discardValue);
  }
}
