import type { ProfileDraftStore } from '../../application/profile/profile-draft-store.port';
import type { ProfileFields } from '../../domain/account/own-profile';
import type { ProfileLink } from '../../domain/account/profile';
import type { UserId } from '../../domain/session/current-user';
import { PROFILE_DRAFT_KEY } from './draft-keys';
import { TabDraftStore } from './tab-storage';

/** Stores the unsaved profile form in session storage. */
export class TabProfileDraftStore extends TabDraftStore implements ProfileDraftStore {
  protected readonly key = PROFILE_DRAFT_KEY;

  load(player: UserId): ProfileFields | undefined {
    const [by, alias = '', about = '', phone, ...texts] = this.read();
    if (by !== player || phone === undefined || texts.length % 2 !== 0) return undefined;
    const links: ProfileLink[] = [];
    for (let at = 0; at < texts.length; at += 2) links.push({ title: texts[at] ?? '', url: texts[at + 1] ?? '' });
    return { alias, about, links, phone };
  }

  save({ alias, about, links, phone }: ProfileFields, player: UserId): void {
    this.write([player, alias, about, phone, ...links.flatMap(({ title, url }) => [title, url])]);
  }
}
