import type { Caller } from './caller';
import { refusal } from './refusal';
import { RefusalError } from './refusal-error';

/** Refuses who is not signed in. The cookie of a session that is over stays: the answer may be late, and remove that of a sign-in in between. */
export function requirePlayer({ player, sessionEnded }: Caller): void {
  if (!player) throw new RefusalError(sessionEnded ? refusal.sessionExpired() : refusal.unauthenticated());
}
