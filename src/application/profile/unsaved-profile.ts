import type { ProfileFields } from '../../domain/account/own-profile';
import type { UserId } from '../../domain/session/current-user';
import { sessionOwner } from '../../domain/session/session';
import type { SessionState } from '../session/session-state';
import type { ProfileDraftStore } from './profile-draft-store.port';

/**
 * Unsaved profile form of a player. Deleted with the tab and when the player logs out, because it contains a phone
 * number.
 */
export class UnsavedProfile {
  private stored: { readonly player: UserId; readonly words: ProfileFields } | undefined;

  private watch: { unsubscribe(): void } | undefined;

  constructor(
    private readonly session: Pick<SessionState, 'session$'>,
    private readonly drafts: ProfileDraftStore,
  ) {}

  /** Returns the unsaved form of this player, and deletes that of any other player. */
  of(player: UserId): ProfileFields | undefined {
    if (!this.has(player)) {
      const words = this.drafts.load(player);
      if (words === undefined) this.forget();
      else this.keep(player, words);
    }
    return this.stored?.words;
  }

  keep(player: UserId, words: ProfileFields): void {
    this.forget();
    this.stored = { player, words };
    this.drafts.save(words, player);
    // The form survives an expired session, so that the same player finds it after the next login.
    const watch = this.session.session$.subscribe((session) => {
      if (sessionOwner(session)?.id !== player) this.forget();
    });
    // The subscription calls back synchronously and may already have deleted the form.
    if (this.has(player)) this.watch = watch;
    else watch.unsubscribe();
  }

  forget(): void {
    this.stored = undefined;
    this.drafts.clear();
    this.watch?.unsubscribe();
    this.watch = undefined;
  }

  private has(player: UserId): boolean {
    return this.stored?.player === player;
  }
}
