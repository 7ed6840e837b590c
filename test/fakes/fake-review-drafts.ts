import type { KeptReviewDraft, ReviewDraftStore } from '../../src/application/reviews/review-draft-store.port';

/** The drafts of a tab. */
export class FakeReviewDrafts implements ReviewDraftStore {
  readonly kept = new Map<string, KeptReviewDraft>();

  load(game: string): KeptReviewDraft | undefined {
    return this.kept.get(game);
  }

  save(game: string, draft: KeptReviewDraft): void {
    this.kept.set(game, draft);
  }

  clear(game: string): void {
    this.kept.delete(game);
  }
}
