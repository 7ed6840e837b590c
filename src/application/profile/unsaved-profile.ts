import type { ProfileWords } from '../../domain/account/own-profile';
import type { UserId } from '../../domain/session/current-user';

/** What a player has typed into the profile and not saved, kept while other pages are looked at; never beyond the tab, since a phone number is in it. */
export class UnsavedProfile {
  private kept: { readonly player: UserId; readonly words: ProfileWords } | undefined;

  /** What this player has typed; of anybody else it is forgotten. */
  of(player: UserId): ProfileWords | undefined {
    if (this.kept?.player !== player) this.kept = undefined;
    return this.kept?.words;
  }

  keep(player: UserId, words: ProfileWords): void {
    this.kept = { player, words };
  }

  forget(): void {
    this.kept = undefined;
  }
}
