import { httpFavouriteGateway, httpFollowGateway } from '../adapters/http/http-community-gateways';
import { httpReactionGateway, httpReviewGateway } from '../adapters/http/http-review-gateways';
import { TabReviewDraftStore } from '../adapters/storage/tab-review-draft-store';
import type { ApiFailure } from '../application/http/api-failure';
import { RespondToReview } from '../application/reviews/respond-to-review.use-case';
import type { Following } from '../domain/community/following';
import type { Result } from '../domain/shared/result';
import { ok } from '../domain/shared/result';
import type { PlayServices } from '../ui/app/app-services';
import type { MarkServices, MarkSnapshot } from '../ui/community/mark.view-model';
import { MarkViewModel } from '../ui/community/mark.view-model';
import type { GameCommunityDependencies } from '../ui/games/game-community.view-model';
import { GameCommunityViewModel } from '../ui/games/game-community.view-model';
import type { ReportSubject } from '../ui/reports/report-form.view-model';
import { communityTokens as community } from './community-tokens';
import { createReportDialog } from './create-report-dialog';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Dependencies of reactions, reviews and the overlay after a headset session. */
export const communityModule: Module = (wiring) => {
  wiring.singleton(community.reviewGateway, httpReviewGateway, [t.http]);
  wiring.singleton(community.reactionGateway, httpReactionGateway, [t.http]);
  wiring.singleton(community.reviewDrafts, () => new TabReviewDraftStore(), []);
  wiring.singleton(community.report, () => createReportDialog(wiring), []);
  wiring.singleton(
    community.createCommunity,
    (reviewGateway, reactionGateway, drafts) => {
      const dependencies = (): GameCommunityDependencies => ({
        reviewGateway,
        respondToReview: new RespondToReview(reviewGateway),
        reactionGateway,
        drafts,
        ...sharedDependencies(wiring),
      });
      return (page, reviewsPage) => new GameCommunityViewModel(dependencies(), page, reviewsPage);
    },
    [community.reviewGateway, community.reactionGateway, community.reviewDrafts],
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
export function communityServices(wiring: Wiring): Pick<PlayServices, 'reviewGateway' | 'createCommunity'> {
  return { reviewGateway: wiring.get(community.reviewGateway), createCommunity: wiring.get(community.createCommunity) };
}

async function counted(request: Promise<Result<Following, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: answer.value.followers, mine: answer.value.following }) : answer;
}

async function marked(request: Promise<Result<boolean, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: 0, mine: answer.value }) : answer;
}

/** Creates the follow and favourite buttons. */
export function communityMarks(wiring: Wiring): MarkServices {
  const http = wiring.get(t.http);
  const follows = httpFollowGateway(http);
  const favourites = httpFavouriteGateway(http);
  const memory = wiring.get(t.pageMemory);
  const dependencies = {
    session: wiring.get(t.sessionState),
    authModal: wiring.get(t.authModalState),
    notices: wiring.get(t.noticesState),
  };
  return {
    followDeveloper: (developer, followers) =>
      new MarkViewModel(
        { count: followers, mine: false },
        {
          ...dependencies,
          about: `following ${developer}`,
          read: () => counted(follows.developer(developer)),
          write: (on) => counted(follows.followDeveloper(developer, on)),
          settled: () => memory.forget(`/arcade/games/developer/${developer}`),
        },
      ),
    followPlayer: (user, now) =>
      new MarkViewModel(now, {
        ...dependencies,
        about: `following @${user}`,
        write: (on) => counted(follows.followPlayer(user, on)),
        settled: () => memory.forget(`/community/user/${user}`),
      }),
    favourite: (game, known) =>
      new MarkViewModel(
        { count: 0, mine: known ?? false },
        {
          ...dependencies,
          about: `favourite ${game}`,
          ...(known === undefined ? { read: () => marked(favourites.isFavourite(game)) } : {}),
          write: (on) => marked(favourites.set(game, on)),
        },
      ),
  };
}
