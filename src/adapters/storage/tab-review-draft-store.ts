import type {
  DraftWriter,
  StoredReviewDraft,
  ReviewDraftStore,
} from '../../application/reviews/review-draft-store.port';
import { isRating } from '../../domain/reviews/rating';
import type { ReviewId } from '../../domain/reviews/review';
import { REVIEW_DRAFTS_KEY } from './review-drafts-key';
import { TabStore, type TabStorage } from './tab-storage';

/** Game, text, rating, edited review and author. */
type Entry = readonly [string, string, unknown, unknown, unknown];

/** Maximum number of games with a stored draft; the oldest draft is dropped first. */
const BOUND = 8;

/** Stores review drafts in session storage; does nothing if storage is blocked or full. */
export class TabReviewDraftStore extends TabStore implements ReviewDraftStore {
  load(game: string, writer: DraftWriter): StoredReviewDraft | undefined {
    if (writer !== undefined) this.replace((entries) => entries.filter((entry) => mayRead(entry, writer)));
    const entry = this.use((storage) => read(storage).find((each) => each[0] === game && mayRead(each, writer)));
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

  private replace(change: (entries: readonly Entry[]) => readonly Entry[]): void {
    this.use((storage) => {
      const stored = change(read(storage)).slice(-BOUND);
      if (stored.length === 0) storage.removeItem(REVIEW_DRAFTS_KEY);
      else storage.setItem(REVIEW_DRAFTS_KEY, JSON.stringify(stored));
    });
  }
}

const without = (entries: readonly Entry[], game: string) => entries.filter(([of]) => of !== game);

/**
 * True if the draft has no author or belongs to the writer; a visitor's draft passes to the player who logs in next.
 */
const mayRead = ([, , , , by]: Entry, writer: DraftWriter) => by === undefined || by === null || by === writer;

/** Reads all valid entries; unreadable entries are skipped. */
function read(storage: TabStorage): readonly Entry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(REVIEW_DRAFTS_KEY) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [game, body] = value as readonly unknown[];
  return typeof game === 'string' && typeof body === 'string';
}
