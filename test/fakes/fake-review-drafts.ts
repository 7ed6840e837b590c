import type {
  DraftWriter,
  KeptReviewDraft,
  ReviewDraftStore,
} from '../../src/application/reviews/review-draft-store.port';

/** The drafts of a tab. */
export class FakeReviewDrafts implements ReviewDraftStore {
  readonly kept = new Map<string, KeptReviewDraft>();
  private readonly writers = new Map<string, DraftWriter>();

  load(game: string, writer: DraftWriter): KeptReviewDraft | undefined {
    const by = this.writers.get(game);
    if (by !== undefined && writer !== undefined && by !== writer) this.clear(game);
    return by === undefined || by === writer ? this.kept.get(game) : undefined;
  }

  save(game: string, draft: KeptReviewDraft, writer: DraftWriter): void {
    this.kept.set(game, draft);
    this.writers.set(game, writer);
  }

  clear(game: string): void {
    this.kept.delete(game);
  }
}
