import type { CurrentUser } from './current-user';
import { isPremium } from './current-user';

/** Kinds of users of the portal (spec 1 §1). */
export type UserKind = 'guest' | 'player' | 'premium';

/**
 * Returns the kind of a user, or of a visitor without one, at `now` in milliseconds since 1970.
 * @rule 1.1.1 A user is a guest, a signed-in player or a premium player.
 * @rule 1.6.3 A premium player is one whose premium is active.
 */
export function userKind(user: CurrentUser | undefined, now: number): UserKind {
  if (user === undefined) return 'guest';
  return isPremium(user, now) ? 'premium' : 'player';
}
