import type { CurrentUser } from './current-user';
import { isPremium } from './current-user';

/** The kinds of users of the portal (spec 1 §1). */
export type UserKind = 'guest' | 'player' | 'premium';

/**
 * The kind of whoever is (not) signed in, at `now` in milliseconds since 1970.
 * @rule 1.1.1 A user is a guest, a signed-in player or a premium player.
 * @rule 1.6.3 A premium player is one whose premium runs.
 */
export function userKind(user: CurrentUser | undefined, now: number): UserKind {
  if (user === undefined) return 'guest';
  return isPremium(user, now) ? 'premium' : 'player';
}
