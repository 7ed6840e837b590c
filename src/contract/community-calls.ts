import { favouriteList, favouriteSet, favouriteState } from './favourites.contract';
import { developerFollow, developerFollowing, followedPlayers, playerFollow } from './follows.contract';
import {
  friendAccept,
  friendDecline,
  friendList,
  friendRemove,
  friendRequest,
  friendRequestByAddress,
  friendWithdraw,
  playerBlock,
  playerUnblock,
} from './friend.contract';
import { profileCommentDelete, profileCommentPost, profileComments } from './profile-comments.contract';

/** API calls for friends, follows, profile comments and favourites. */
export const communityCalls = {
  profileComments,
  profileCommentPost,
  profileCommentDelete,
  friendList,
  friendRequest,
  friendRequestByAddress,
  friendAccept,
  friendDecline,
  friendWithdraw,
  friendRemove,
  playerBlock,
  playerUnblock,
  developerFollowing,
  developerFollow,
  playerFollow,
  followedPlayers,
  favouriteList,
  favouriteState,
  favouriteSet,
} as const;
