import type { ProfileDraftStore } from '../../src/application/profile/profile-draft-store.port';
import type { ProfileFields } from '../../src/domain/account/own-profile';
import type { UserId } from '../../src/domain/session/current-user';

/** In-memory profile draft of a tab. */
export class FakeProfileDrafts implements ProfileDraftStore {
  kept: { readonly fields: ProfileFields; readonly player: UserId } | undefined;

  load(player: UserId): ProfileFields | undefined {
    return this.kept?.player === player ? this.kept.fields : undefined;
  }

  save(fields: ProfileFields, player: UserId): void {
    this.kept = { fields, player };
  }

  clear(): void {
    this.kept = undefined;
  }
}
