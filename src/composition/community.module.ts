import { HttpReactionGateway, HttpReviewGateway } from '../adapters/http/http-review-gateways';
import { TabReviewDraftStore } from '../adapters/storage/tab-review-draft-store';
import { ReactToGame } from '../application/reactions/react-to-game.use-case';
import { DeleteResponse } from '../application/reviews/delete-response.use-case';
import { DeleteReview } from '../application/reviews/delete-review.use-case';
import { LoadReviews } from '../application/reviews/load-reviews.use-case';
import { ReactToReview } from '../application/reviews/react-to-review.use-case';
import { RespondToReview } from '../application/reviews/respond-to-review.use-case';
import { SubmitReview } from '../application/reviews/submit-review.use-case';
import { UpdateReview } from '../application/reviews/update-review.use-case';
import type { PlayServices } from '../ui/app/app-services';
import type { GameCommunityDependencies } from '../ui/games/game-community.view-model';
import { GameCommunityViewModel } from '../ui/games/game-community.view-model';
import type { ReportSubject } from '../ui/reports/report-form.view-model';
import { communityTokens as community } from './community-tokens';
import { createReportDialog } from './create-report-dialog';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** Dependencies of reactions, reviews and the overlay after a headset session. */
export const communityModule: Module = (wiring) => {
  wiring.singleton(community.reviewGateway, (http) => new HttpReviewGateway(http), [t.http]);
  wiring.singleton(community.reactionGateway, (http) => new HttpReactionGateway(http), [t.http]);
  wiring.singleton(community.reviewDrafts, () => new TabReviewDraftStore(), []);
  wiring.singleton(community.loadReviews, (gateway) => new LoadReviews(gateway), [community.reviewGateway]);
  wiring.singleton(community.report, () => createReportDialog(wiring), []);
  wiring.singleton(
    community.createCommunity,
    (loadReviews, reviews, reactions, drafts) => {
      const dependencies = (): GameCommunityDependencies => ({
        loadReviews,
        submitReview: new SubmitReview(reviews),
        updateReview: new UpdateReview(reviews),
        deleteReview: new DeleteReview(reviews),
        reactToReview: new ReactToReview(reviews),
        respondToReview: new RespondToReview(reviews),
        deleteResponse: new DeleteResponse(reviews),
        reactToGame: new ReactToGame(reactions),
        drafts,
        ...sharedDependencies(wiring),
      });
      return (page, reviewsPage) => new GameCommunityViewModel(dependencies(), page, reviewsPage);
    },
    [community.loadReviews, community.reviewGateway, community.reactionGateway, community.reviewDrafts],
  );
};

/** Resolves the shared dependencies of a game's community section. */
function sharedDependencies(wiring: Wiring) {
  const authModal = wiring.get(t.authModalState);
  const memory = wiring.get(t.pageMemory);
  return {
    presence: wiring.get(t.xrPresence),
    session: wiring.get(t.sessionState),
    dialogs: wiring.get(t.dialogState),
    modals: wiring.get(t.modalOwner),
    questions: wiring.get(t.questionState),
    notices: wiring.get(t.noticesState),
    clock: wiring.get(t.clock),
    stillness: wiring.get(t.stillness),
    report: (subject: ReportSubject) => {
      wiring.get(community.report).report(subject);
    },
    askLogin: () => {
      authModal.apply({ type: 'opened', pane: 'login' });
    },
    changed: (game: string) => {
      memory.forget(`/arcade/games/${game}`);
    },
  };
}

/** Resolves the community services of the game page. */
export function communityServices(wiring: Wiring): Pick<PlayServices, 'loadReviews' | 'createCommunity'> {
  return { loadReviews: wiring.get(community.loadReviews), createCommunity: wiring.get(community.createCommunity) };
}
