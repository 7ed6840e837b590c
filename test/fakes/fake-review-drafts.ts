import type {
  DraftWriter,
  StoredReviewDraft,
  ReviewDraftStore,
} from '../../src/application/reviews/review-draft-store.port';

/** In-memory review drafts of a tab. */
export class FakeReviewDrafts implements ReviewDraftStore {
  readonly kept = new Map<string, StoredReviewDraft>();
  private readonly writers = new Map<string, DraftWriter>();

  load(game: string, writer: DraftWriter): StoredReviewDraft | undefined {
    const others = [...this.writers].filter(([, by]) => by !== undefined && by !== writer).map(([of]) => of);
    if (writer !== undefined) others.forEach((of) => this.clear(of));
    return others.includes(game) ? undefined : this.kept.get(game);
  }

  save(game: string, draft: StoredReviewDraft, writer: DraftWriter): void {
    this.kept.set(game, draft);
    this.writers.set(game, writer);
  }

  clear(game: string): void {
    this.kept.delete(game);
    this.writers.delete(game);
  }
}
