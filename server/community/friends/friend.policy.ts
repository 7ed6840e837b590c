import type { LimitProblem } from '../../../src/domain/friends/friend-limits';
import { BLOCKED_MAX, FRIENDS_MAX, OPEN_REQUESTS_MAX } from '../../../src/domain/friends/friend-limits';
import type { FriendActionProblem, FriendAction } from '../../../src/domain/friends/relationship';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** Missing thing in the error of each friend action. */
const NEEDED: Readonly<Record<FriendAction, string>> = {
  request: 'player',
  accept: 'friend request',
  decline: 'friend request',
  withdraw: 'friend request',
  remove: 'friendship',
  block: 'player',
  unblock: 'block',
};

const LIMITS: Readonly<Record<LimitProblem, string>> = {
  'too-many-friends': `You’ve reached the limit of ${String(FRIENDS_MAX)} friends.`,
  'too-many-of-other': 'This player can’t add any more friends.',
  'too-many-requests': `You have ${String(OPEN_REQUESTS_MAX)} open friend requests. Please wait for an answer or cancel one.`,
  'too-many-blocked': `You’ve reached the limit of ${String(BLOCKED_MAX)} blocked players.`,
};

/** Error for an unknown player. The same error hides a block by the other player. */
export const playerNotFound = (): Refusal => refusal.notFound('player');

/** Error when players choose themselves. */
export const yourself = (): Refusal =>
  refusal.validation({ user: ['This is your own account. Choose another player.'] });

/** Error when a player's settings refuse friend requests from the caller. */
export const takesNoRequests = (): Refusal =>
  refusal.forbidden('This player isn’t accepting friend requests from you.');

/** Error when a friend action is impossible in the current relationship. */
export function refusedFriendAction(action: FriendAction, problem: FriendActionProblem): Refusal {
  switch (problem) {
    case 'nobody':
      return playerNotFound();
    case 'blocked':
      return refusal.conflict('You have blocked this player. Unblock them first.');
    case 'nothing':
      return refusal.notFound(NEEDED[action]);
  }
}

/** Error when a friend action exceeds a limit. */
export const refusedLimit = (problem: LimitProblem): Refusal => refusal.conflict(LIMITS[problem]);
