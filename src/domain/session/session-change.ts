import type { AuthenticationType } from './authentication-message';
import type { CurrentUser } from './current-user';
import type { SessionEvent } from './session';
import type { SignedIn } from './signed-in';

/** What becomes of the words that a user has written in this tab and not sent: who must sign in again finds them, who has left does not. */
export type UnsentWords = 'kept' | 'gone';

/** What becomes of the user that this tab remembers. */
export type MemoryCommand =
  | { readonly type: 'store-user'; readonly user: CurrentUser }
  | { readonly type: 'remove-user'; readonly words: UnsentWords };

/** A change of the session, with what is to be remembered and what the other tabs are to be told. */
export interface SessionChange {
  readonly event: SessionEvent;
  readonly memory: MemoryCommand;
  readonly tell: AuthenticationType | undefined;
}

/**
 * What the server's answer changes; without an answer nobody is signed in.
 * @rule 1.4.7b Whom the server knows is stored.
 * @rule 1.4.7c If the server knows nobody, the stored user is removed and the session is a guest's.
 */
export function refreshed(answer: SignedIn | undefined, words: UnsentWords = 'kept'): SessionChange {
  return answer === undefined ? ended(undefined, words) : begun(answer, undefined);
}

/**
 * What signing in or up changes.
 * @rule 1.4.7b Who has signed in is stored.
 * @rule 1.4.7e The other tabs are told of a sign-in.
 */
export function entered(signedIn: SignedIn, via: 'login' | 'register'): SessionChange {
  return begun(signedIn, via);
}

/**
 * What changes once the server has ended the session, for who has signed out and for who was signed out.
 * @rule 1.4.8 Signing out clears the stored user and the state, and is told.
 */
export function left(via: 'logout' | 'expiry' = 'logout'): SessionChange {
  return ended(via, via === 'logout' ? 'gone' : 'kept');
}

function begun({ user, settings }: SignedIn, tell: AuthenticationType | undefined): SessionChange {
  return { event: { type: 'signed-in', user, settings }, memory: { type: 'store-user', user }, tell };
}

function ended(tell: AuthenticationType | undefined, words: UnsentWords): SessionChange {
  return {
    event: tell === 'expiry' ? { type: 'signed-out', expired: true } : { type: 'signed-out' },
    memory: { type: 'remove-user', words },
    tell,
  };
}
