import type { CommentGateway } from '../../application/community/comment-gateway.port';
import type { FavouriteGateway } from '../../application/community/favourite-gateway.port';
import type { FollowGateway } from '../../application/community/follow-gateway.port';
import type { FriendGateway, FriendshipChange } from '../../application/friends/friend-gateway.port';
import type { ProfileGateway } from '../../application/profile/profile-gateway.port';
import type { ReportGateway } from '../../application/reports/report-gateway.port';
import type { DataOf } from '../../contract/call';
import type { friendRequest } from '../../contract/friend.contract';
import type { communityProfile } from '../../contract/profile.contract';
import type { Profile, ProfilePartItems } from '../../domain/account/profile';
import { toGameAchievement } from './http-achievement-gateway';
import type { HttpClient } from './http-client';
import { toPage } from './pagination.mapper';

type WireProfile = DataOf<typeof communityProfile>;
type WireItem<Part extends 'badges' | 'achievements'> = NonNullable<WireProfile[Part]>[number];

export function toPortalBadge({ desc: description, ...badge }: WireItem<'badges'>): ProfilePartItems['badges'] {
  return { ...badge, description };
}

export function toEarned({ game, ...badge }: WireItem<'achievements'>): ProfilePartItems['achievements'] {
  return { ...toGameAchievement(badge), game };
}

/** Maps a profile as visible to the caller. */
export function toProfile({ badges, achievements, tie, wall, ...profile }: WireProfile): Profile {
  return {
    ...profile,
    badges: badges?.map(toPortalBadge),
    achievements: achievements?.map(toEarned),
    relationship: tie,
    commentAccess: wall,
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

const toChange = ({ were_friends: wereFriends, ...change }: DataOf<typeof friendRequest>): FriendshipChange => ({
  ...change,
  ...(wereFriends === undefined ? {} : { wereFriends }),
});

export const httpFriendGateway = (http: HttpClient): FriendGateway => ({
  lists: (signal) => http.send('friendList', { signal }),
  act: (action, user) =>
    action === 'request'
      ? http.send('friendRequest', { body: { user } }, toChange)
      : http.send(CALLS[action], { params: { user } }, toChange),
  requestByAddress: (address) => http.send('friendRequestByAddress', { body: { address } }),
});

export const httpCommentGateway = (http: HttpClient): CommentGateway => ({
  list: (user, after) => http.send('profileComments', { params: { user }, query: { after } }),
  post: (user, text) => http.send('profileCommentPost', { params: { user }, body: { text } }),
  delete: (user, comment) => http.send('profileCommentDelete', { params: { user, comment } }),
});

export const httpFollowGateway = (http: HttpClient): FollowGateway => ({
  developer: (developer) => http.send('developerFollowing', { params: { developer } }),
  followDeveloper: (developer, following) =>
    http.send('developerFollow', { params: { developer }, body: { following } }),
  followPlayer: (user, following) => http.send('playerFollow', { params: { user }, body: { following } }),
  players: (page) => http.send('followedPlayers', { query: { page } }, toPage),
});

export const httpFavouriteGateway = (http: HttpClient): FavouriteGateway => ({
  list: (page) => http.send('favouriteList', { query: { page } }, toPage),
  isFavourite: (game) => http.send('favouriteState', { params: { game } }, ({ favourite }) => favourite),
  set: (game, favourite) =>
    http.send('favouriteSet', { params: { game }, body: { favourite } }, (wire) => wire.favourite),
});

export const httpProfileGateway = (http: HttpClient): ProfileGateway => ({
  profile: (user, signal) => http.send('communityProfile', { params: { user }, signal }, toProfile),
});

export const httpReportGateway = (http: HttpClient): ReportGateway => ({
  send: ({ kind, target }, { reason, text }) => http.send('reportSend', { body: { kind, target, reason, text } }),
});
