import type {
  DraftWriter,
  StoredReviewDraft,
  ReviewDraftStore,
} from '../../application/reviews/review-draft-store.port';
import { isRating } from '../../domain/reviews/rating';
import type { ReviewId } from '../../domain/reviews/review';
import { REVIEW_DRAFTS_KEY } from './draft-keys';
import { TabDraftsStore } from './tab-storage';

/** Game, text, rating, edited review and author. */
type Entry = readonly [string, string, unknown, unknown, unknown];

/** Stores the review drafts of the last games in session storage. */
export class TabReviewDraftStore extends TabDraftsStore<Entry> implements ReviewDraftStore {
  protected readonly key = REVIEW_DRAFTS_KEY;

  load(game: string, writer: DraftWriter): StoredReviewDraft | undefined {
    if (writer !== undefined) this.replace((entries) => entries.filter((entry) => mayRead(entry, writer)));
    const entry = this.entries().find((each) => each[0] === game && mayRead(each, writer));
    if (entry === undefined) return undefined;
    const [, body, rating, target] = entry;
    return {
      draft: { body, rating: isRating(rating) ? rating : undefined },
      target: typeof target === 'string' ? (target as ReviewId) : undefined,
    };
  }

  save(game: string, { draft, target }: StoredReviewDraft, writer: DraftWriter): void {
    const entry: Entry = [game, draft.body, draft.rating ?? null, target ?? null, writer ?? null];
    this.replace((entries) => [...without(entries, game), entry]);
  }

  clear(game: string): void {
    this.replace((entries) => without(entries, game));
  }

  protected isEntry(value: unknown): value is Entry {
    if (!Array.isArray(value)) return false;
    const [game, body] = value as readonly unknown[];
    return typeof game === 'string' && typeof body === 'string';
  }
}

const without = (entries: readonly Entry[], game: string) => entries.filter(([of]) => of !== game);

/**
 * True if the draft has no author or belongs to the writer; a visitor's draft passes to the player who logs in next.
 */
const mayRead = ([, , , , by]: Entry, writer: DraftWriter) => by === undefined || by === null || by === writer;
