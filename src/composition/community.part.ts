import { httpFavouriteGateway, httpFollowGateway } from '../adapters/http/http-community-gateways';
import { httpReactionGateway } from '../adapters/http/http-reaction-gateway';
import { httpReviewGateway } from '../adapters/http/http-review-gateway';
import { TabReviewDraftStore } from '../adapters/storage/tab-review-draft-store';
import type { FavouriteGateway } from '../application/community/favourite-gateway.port';
import type { FollowGateway } from '../application/community/follow-gateway.port';
import type { ApiFailure } from '../application/http/api-failure';
import type { ReactionGateway } from '../application/reactions/reaction-gateway.port';
import { RespondToReview } from '../application/reviews/respond-to-review.use-case';
import type { ReviewDraftStore } from '../application/reviews/review-draft-store.port';
import type { ReviewGateway } from '../application/reviews/review-gateway.port';
import type { Deferred } from '../application/system/deferred';
import { deferred } from '../application/system/deferred';
import type { Following } from '../domain/community/following';
import type { Result } from '../domain/shared/result';
import { ok } from '../domain/shared/result';
import type { PlayServices } from '../ui/app/app-services';
import type { PageMemory } from '../ui/app/page-memory';
import type { MarkDependencies, MarkServices, MarkSnapshot } from '../ui/community/mark.view-model';
import { MarkViewModel } from '../ui/community/mark.view-model';
import type { GameCommunityDependencies } from '../ui/games/game-community.view-model';
import { GameCommunityViewModel } from '../ui/games/game-community.view-model';
import { ReportDialogViewModel } from '../ui/reports/report-dialog.view-model';
import type { ReportFormViewModel } from '../ui/reports/report-form.view-model';
import { tokens as t } from './tokens';
import type { Module } from './wiring';
import { named, token } from './wiring';

type GameEvents = 'report' | 'askLogin' | 'changed';

/** Tokens of follows, favourites, reports, reviews and reactions; several parts share them. */
export const communityTokens = named({
  followGateway: token<FollowGateway>(),
  favouriteGateway: token<FavouriteGateway>(),
  marks: token<MarkServices>(),
  createFavourite: token<MarkServices['favourite']>(),
  openReport: token<Deferred<() => ReportFormViewModel>>(),
  createReport: token<() => ReportDialogViewModel>(),
  report: token<ReportDialogViewModel>(),
  reviewGateway: token<ReviewGateway>(),
  respondToReview: token<RespondToReview>(),
  reactionGateway: token<ReactionGateway>(),
  reviewDrafts: token<ReviewDraftStore>(),
  gameEvents: token<Pick<GameCommunityDependencies, GameEvents>>(),
  gameCommunity: token<Omit<GameCommunityDependencies, GameEvents>>(),
  createCommunity: token<PlayServices['createCommunity']>(),
});
const own = communityTokens;

/** Dependencies of reactions, reviews and the overlay after a headset session. */
export const communityModule: Module = (wiring) => {
  wiring.port(own.reviewGateway, httpReviewGateway, [t.http]);
  wiring.port(own.reactionGateway, httpReactionGateway, [t.http]);
  wiring.port(own.reviewDrafts, () => new TabReviewDraftStore(), []);
  wiring.singleton(own.respondToReview, (gateway) => new RespondToReview(gateway), [own.reviewGateway]);
  wiring.singleton(
    own.gameEvents,
    (dialog, authModal, memory): Pick<GameCommunityDependencies, GameEvents> => ({
      report: (subject) => {
        dialog.report(subject);
      },
      askLogin: () => {
        authModal.apply({ type: 'opened', pane: 'login' });
      },
      changed: (game) => {
        memory.forget(`/arcade/games/${game}`);
      },
    }),
    [own.report, t.authModalState, t.pageMemory],
  );
  wiring.record(own.gameCommunity, {
    reviewGateway: own.reviewGateway,
    respondToReview: own.respondToReview,
    reactionGateway: own.reactionGateway,
    drafts: own.reviewDrafts,
    presence: t.xrPresence,
    session: t.sessionState,
    dialogs: t.dialogState,
    modals: t.modalOwner,
    questions: t.questionState,
    notices: t.noticesState,
    clock: t.clock,
    stillness: t.stillness,
  });
  wiring.singleton(
    own.createCommunity,
    (dependencies, events) => (page, reviewQuery) =>
      new GameCommunityViewModel({ ...dependencies, ...events }, page, reviewQuery),
    [own.gameCommunity, own.gameEvents],
  );
};

/** Dependencies of report dialogs; each dialog loads a form of its own with the first report. */
export const reportsModule: Module = (wiring) => {
  wiring.part(own.openReport, async () => (await import('./report.part')).reportPart);
  wiring.singleton(
    own.createReport,
    (promptSignIn, notices, openReport) => () =>
      new ReportDialogViewModel(
        promptSignIn,
        notices,
        deferred(async () => (await openReport())()),
      ),
    [t.promptSignIn, t.noticesState, own.openReport],
  );
  wiring.singleton(own.report, (create) => create(), [own.createReport]);
};

async function counted(request: Promise<Result<Following, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: answer.value.followers, mine: answer.value.following }) : answer;
}

async function marked(request: Promise<Result<boolean, ApiFailure>>): Promise<Result<MarkSnapshot, ApiFailure>> {
  const answer = await request;
  return answer.ok ? ok({ count: 0, mine: answer.value }) : answer;
}

/** Creates the follow and favourite buttons. */
function createMarks(
  follows: FollowGateway,
  favourites: FavouriteGateway,
  memory: PageMemory,
  dependencies: Pick<MarkDependencies, 'session' | 'authModal' | 'notices'>,
): MarkServices {
  return {
    followDeveloper: (developer, followers) =>
      new MarkViewModel(
        { count: followers, mine: false },
        {
          ...dependencies,
          about: `following ${developer}`,
          purpose: 'follow developers',
          read: () => counted(follows.developer(developer)),
          write: (on) => counted(follows.followDeveloper(developer, on)),
          settled: () => memory.forget(`/arcade/games/developer/${developer}`),
        },
      ),
    followPlayer: (user, now) =>
      new MarkViewModel(now, {
        ...dependencies,
        about: `following @${user}`,
        purpose: 'follow players',
        write: (on) => counted(follows.followPlayer(user, on)),
        settled: () => memory.forget(`/community/user/${user}`),
      }),
    favourite: (game, known) =>
      new MarkViewModel(
        { count: 0, mine: known ?? false },
        {
          ...dependencies,
          about: `favourite ${game}`,
          purpose: 'add favourites',
          ...(known === undefined ? { read: () => marked(favourites.isFavourite(game)) } : {}),
          write: (on) => marked(favourites.set(game, on)),
        },
      ),
  };
}

/** Dependencies of follow and favourite buttons. */
export const marksModule: Module = (wiring) => {
  wiring.port(own.followGateway, httpFollowGateway, [t.http]);
  wiring.port(own.favouriteGateway, httpFavouriteGateway, [t.http]);
  wiring.singleton(
    own.marks,
    (follows, favourites, memory, session, authModal, notices) =>
      createMarks(follows, favourites, memory, { session, authModal, notices }),
    [own.followGateway, own.favouriteGateway, t.pageMemory, t.sessionState, t.authModalState, t.noticesState],
  );
  wiring.singleton(own.createFavourite, ({ favourite }) => favourite, [own.marks]);
};
