import type { LimitProblem } from '../../../src/domain/friends/friend-limits';
import { BLOCKED_MAX, FRIENDS_MAX, OPEN_REQUESTS_MAX } from '../../../src/domain/friends/friend-limits';
import type { FriendActionProblem, FriendAction } from '../../../src/domain/friends/relationship';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';

/** What there must be for each deed. */
const NEEDED: Readonly<Record<FriendAction, string>> = {
  ask: 'player',
  accept: 'friend request',
  decline: 'friend request',
  withdraw: 'friend request',
  remove: 'friendship',
  block: 'player',
  unblock: 'block',
};

const LIMITS: Readonly<Record<LimitProblem, string>> = {
  'too-many-friends': `You have ${String(FRIENDS_MAX)} friends, which is the most there can be.`,
  'too-many-of-other': 'This player has no room for another friend.',
  'too-many-requests': `You have ${String(OPEN_REQUESTS_MAX)} open requests. Please wait for an answer, or withdraw one.`,
  'too-many-blocked': `You have blocked ${String(BLOCKED_MAX)} players, which is the most there can be.`,
};

/** To whom a name is nobody's, and who has shut somebody out, there is the same answer. */
export const nobodyThere = (): Refusal => refusal.notFound('player');

/** Nobody is their own friend, nor blocks themselves. */
export const yourself = (): Refusal => refusal.validation({ user: ['This is you.'] });

/** The player does not let the caller ask. */
export const takesNoRequests = (): Refusal => refusal.forbidden('This player does not take friend requests from you.');

/** Why a deed cannot be done to a pair. */
export function refusedFriendAction(deed: FriendAction, problem: FriendActionProblem): Refusal {
  switch (problem) {
    case 'nobody':
      return nobodyThere();
    case 'blocked':
      return refusal.conflict('You have blocked this player. Unblock them first.');
    case 'nothing':
      return refusal.notFound(NEEDED[deed]);
  }
}

/** Which limit something exceeds. */
export const refusedLimit = (problem: LimitProblem): Refusal => refusal.conflict(LIMITS[problem]);
