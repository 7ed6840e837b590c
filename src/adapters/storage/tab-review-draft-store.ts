import type { DraftWriter, StoredReviewDraft, ReviewDraftStore } from '../../application/reviews/review-draft-store.port';
import { isRating } from '../../domain/reviews/rating';
import type { ReviewId } from '../../domain/reviews/review';
import { REVIEW_DRAFTS_KEY } from './review-drafts-key';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** Game, text, rating, the review that is changed, and the player who writes. */
type Entry = readonly [string, string, unknown, unknown, unknown];

/** Of how many games drafts are kept; the oldest goes first. */
const BOUND = 8;

/** Keeps drafts of reviews in session storage; where that is closed or full they are not kept. */
export class TabReviewDraftStore implements ReviewDraftStore {
  // A browser that blocks storage throws on the mere mention of it.
  constructor(private readonly storage: () => TabStorage = () => sessionStorage) {}

  load(game: string, writer: DraftWriter): StoredReviewDraft | undefined {
    if (writer !== undefined) this.replace((entries) => entries.filter((entry) => mayRead(entry, writer)));
    const entry = this.attempt((storage) => read(storage).find((each) => each[0] === game && mayRead(each, writer)));
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
    this.attempt((storage) => {
      const kept = change(read(storage)).slice(-BOUND);
      if (kept.length === 0) storage.removeItem(REVIEW_DRAFTS_KEY);
      else storage.setItem(REVIEW_DRAFTS_KEY, JSON.stringify(kept));
    });
  }

  private attempt<T>(use: (storage: TabStorage) => T): T | undefined {
    try {
      return use(this.storage());
    } catch {
      return undefined;
    }
  }
}

const without = (entries: readonly Entry[], game: string) => entries.filter(([of]) => of !== game);

/** What a visitor has written goes with whoever signs in. */
const mayRead = ([, , , , by]: Entry, writer: DraftWriter) => by === undefined || by === null || by === writer;

/** What cannot be read is not there. */
function read(storage: TabStorage): readonly Entry[] {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(REVIEW_DRAFTS_KEY) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [game, body] = value as readonly unknown[];
  return typeof game === 'string' && typeof body === 'string';
}
