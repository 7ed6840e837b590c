import type { ProfileWords } from '../../domain/account/own-profile';
import type { UserId } from '../../domain/session/current-user';
import { sessionOwner } from '../../domain/session/session';
import type { SessionState } from '../session/session-state';

/** What a player has typed into the profile and not saved, kept while other pages are looked at; never beyond the tab nor the player's leaving, since a phone number is in it. */
export class UnsavedProfile {
  private kept: { readonly player: UserId; readonly words: ProfileWords } | undefined;

  private watch: { unsubscribe(): void } | undefined;

  constructor(private readonly session: Pick<SessionState, 'session$'>) {}

  /** What this player has typed; of anybody else it is forgotten. */
  of(player: UserId): ProfileWords | undefined {
    if (!this.has(player)) this.forget();
    return this.kept?.words;
  }

  keep(player: UserId, words: ProfileWords): void {
    this.forget();
    this.kept = { player, words };
    // Who only has to sign in again finds it.
    const watch = this.session.session$.subscribe((session) => {
      if (sessionOwner(session)?.id !== player) this.forget();
    });
    // It may be somebody else's tab already.
    if (this.has(player)) this.watch = watch;
    else watch.unsubscribe();
  }

  forget(): void {
    this.kept = undefined;
    this.watch?.unsubscribe();
    this.watch = undefined;
  }

  private has(player: UserId): boolean {
    return this.kept?.player === player;
  }
}
