import type { CommentDraftStore } from '../../application/community/comment-draft-store.port';
import type { UserId } from '../../domain/session/current-user';
import { COMMENT_DRAFTS_KEY } from './draft-keys';
import { TabDraftsStore } from './tab-storage';

/** Username of the profile, writer and text. */
type Entry = readonly [string, string, string];

/** Stores the unsent comments on the last profiles in session storage. */
export class TabCommentDraftStore extends TabDraftsStore<Entry> implements CommentDraftStore {
  protected readonly key = COMMENT_DRAFTS_KEY;

  load(user: string, writer: UserId): string {
    this.replace((entries) => entries.filter(([, by]) => by === writer));
    return this.entries().find(([on]) => on === user.toLowerCase())?.[2] ?? '';
  }

  save(user: string, text: string, writer: UserId): void {
    const on = user.toLowerCase();
    const added: readonly Entry[] = text === '' ? [] : [[on, writer, text]];
    this.replace((entries) => [...entries.filter(([other]) => other !== on), ...added]);
  }

  protected isEntry(value: unknown): value is Entry {
    return Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string');
  }
}
