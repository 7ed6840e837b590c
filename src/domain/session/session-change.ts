import type { CurrentUser } from './current-user';
import type { AuthenticationType, SessionEvent, SignedIn } from './session';

/** Unsent texts in this tab: kept for a player who must log in again, deleted after a logout. */
export type UnsentTexts = 'kept' | 'gone';

/** Change of the user that this tab has stored. */
export type MemoryCommand =
  | { readonly type: 'store-user'; readonly user: CurrentUser }
  | { readonly type: 'remove-user'; readonly words: UnsentTexts };

/** A change of the session, of the stored user, and the message to the other tabs. */
export interface SessionChange {
  readonly event: SessionEvent;
  readonly memory: MemoryCommand;
  readonly announcement: AuthenticationType | undefined;
}

/**
 * Returns the change after an answer of the server; without an answer nobody is logged in.
 * @rule 1.4.7b The user that the server knows is stored.
 * @rule 1.4.7c If the server knows nobody, the stored user is removed and the session is a guest's.
 */
export function refreshed(answer: SignedIn | undefined, words: UnsentTexts = 'kept'): SessionChange {
  return answer === undefined ? ended(undefined, words) : begun(answer, undefined);
}

/**
 * Returns the change after a login or registration.
 * @rule 1.4.7b The user who has logged in is stored.
 * @rule 1.4.7e A sign-in is announced to the other tabs.
 */
export function entered(signedIn: SignedIn, via: 'login' | 'register'): SessionChange {
  return begun(signedIn, via);
}

/**
 * Returns the change after the end of a session, by logout or by expiry.
 * @rule 1.4.8 Logging out clears the stored user and the state, and is announced.
 */
export function left(via: 'logout' | 'expiry' = 'logout'): SessionChange {
  return ended(via, via === 'logout' ? 'gone' : 'kept');
}

function begun({ user, settings }: SignedIn, announcement: AuthenticationType | undefined): SessionChange {
  return { event: { type: 'signed-in', user, settings }, memory: { type: 'store-user', user }, announcement };
}

function ended(announcement: AuthenticationType | undefined, words: UnsentTexts): SessionChange {
  return {
    event: announcement === 'expiry' ? { type: 'signed-out', expired: true } : { type: 'signed-out' },
    memory: { type: 'remove-user', words },
    announcement,
  };
}
