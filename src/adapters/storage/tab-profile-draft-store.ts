import type { ProfileDraftStore } from '../../application/profile/profile-draft-store.port';
import type { ProfileFields } from '../../domain/account/own-profile';
import type { ProfileLink } from '../../domain/account/profile';
import type { UserId } from '../../domain/session/current-user';
import { PROFILE_DRAFT_KEY } from './profile-draft-key';
import { TabStore } from './tab-storage';

/** Stores the unsaved profile form in session storage; does nothing if storage is blocked or full. */
export class TabProfileDraftStore extends TabStore implements ProfileDraftStore {
  load(player: UserId): ProfileFields | undefined {
    return this.use((storage) => read(storage.getItem(PROFILE_DRAFT_KEY), player));
  }

  save({ alias, about, links, phone }: ProfileFields, player: UserId): void {
    const texts = links.flatMap(({ title, url }) => [title, url]);
    this.use((storage) => {
      storage.setItem(PROFILE_DRAFT_KEY, JSON.stringify([player, alias, about, phone, ...texts]));
    });
  }

  clear(): void {
    this.use((storage) => {
      storage.removeItem(PROFILE_DRAFT_KEY);
    });
  }
}

function read(text: string | null, player: UserId): ProfileFields | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(stored) || stored.length % 2 !== 0 || !stored.every((one) => typeof one === 'string')) {
    return undefined;
  }
  const [by, alias, about, phone, ...texts] = stored;
  if (by !== player || alias === undefined || about === undefined || phone === undefined) return undefined;
  const links: ProfileLink[] = [];
  for (let at = 0; at < texts.length; at += 2) links.push({ title: texts[at] ?? '', url: texts[at + 1] ?? '' });
  return { alias, about, links, phone };
}
