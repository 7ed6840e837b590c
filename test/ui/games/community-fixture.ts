import { BehaviorSubject, map } from 'rxjs';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { QuestionState } from '../../../src/application/bridge/question-state';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { ModalOwner } from '../../../src/application/notices/modal-owner';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';
import { RespondToReview } from '../../../src/application/reviews/respond-to-review.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import type { ReactionKind } from '../../../src/domain/reactions/reaction-kind';
import type { ReactionRequest } from '../../../src/domain/reactions/reaction-lane';
import type { ReviewList } from '../../../src/domain/reviews/review-list';
import type { ReviewQuery } from '../../../src/domain/reviews/review-query';
import { defaultReviewQuery } from '../../../src/domain/reviews/review-query';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { err, ok } from '../../../src/domain/shared/result';
import type { GameCommunityDependencies } from '../../../src/ui/games/game-community.view-model';
import { GameCommunityViewModel } from '../../../src/ui/games/game-community.view-model';
import type { GamePageData } from '../../../src/ui/games/game-page-data';
import type { ReportSubject } from '../../../src/ui/reports/report-form.view-model';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { FakeReviewGateway } from '../../fakes/fake-review-gateway';
import { sampleGame } from './sample-games';

interface Parts {
  readonly signedIn?: boolean;
  readonly list?: ReviewList | undefined;
  readonly reviewQuery?: ReviewQuery;
  readonly still?: boolean;
  readonly page?: Partial<GamePageData>;
  readonly drafts?: FakeReviewDrafts;
}

/** Waits until all resolved promises are handled. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates the community state of a game with fakes. */
export function communityFixture(parts: Parts = {}) {
  const {
    signedIn = true,
    list,
    reviewQuery = defaultReviewQuery,
    still = false,
    drafts = new FakeReviewDrafts(),
  } = parts;
  const gateway = new FakeReviewGateway();
  const clock = new FakeClock();
  const session = new SessionState();
  const notices = new NoticesState(clock, new FakeRandom());
  const authModal = new AuthModalState();
  const dialogs = new DialogState(clock);
  const presence = new XrPresenceState();
  const modals = new ModalOwner();
  modals.follow('auth', authModal.modal$.pipe(map(({ open }) => open)));
  modals.follow('confirm', dialogs.dialog$.pipe(map(({ status }) => status === 'open')));
  const questions = new QuestionState(session, presence, clock, modals);
  const stillness = new BehaviorSubject(still);
  const given: ReactionRequest<ReactionKind>[] = [];
  const changed: string[] = [];
  const reported: ReportSubject[] = [];
  const server: { failure: ApiFailure | undefined } = { failure: undefined };
  const react = (_game: string, request: ReactionRequest<ReactionKind>) => {
    given.push(request);
    return Promise.resolve(server.failure === undefined ? ok(!request.status) : err(server.failure));
  };
  const signIn = (id = aPlayer().id as string) => {
    session.apply({ type: 'signed-in', user: aPlayer({ id: id as UserId }), settings: defaultSettings() });
  };
  const needs: GameCommunityDependencies = {
    reviewGateway: gateway,
    respondToReview: new RespondToReview(gateway),
    reactionGateway: { react },
    drafts,
    session,
    notices,
    dialogs,
    modals,
    questions,
    presence,
    clock,
    stillness: { wanted$: stillness },
    report: (subject) => void reported.push(subject),
    askLogin: () => {
      authModal.apply({ type: 'opened', pane: 'login' });
    },
    changed: (game) => void changed.push(game),
  };
  if (signedIn) signIn();
  else session.apply({ type: 'signed-out' });
  const page: GamePageData = {
    game: sampleGame(),
    more: [],
    similar: [],
    catalog: [],
    reviews: list,
    ...parts.page,
  };
  const community = new GameCommunityViewModel(needs, page, reviewQuery);
  return {
    authModal,
    changed,
    clock,
    community,
    dialogs,
    drafts,
    gateway,
    given,
    modals,
    notices,
    page,
    presence,
    questions,
    reported,
    server,
    session,
    signIn,
    signOut: () => {
      session.apply({ type: 'signed-out' });
    },
    toasts: () => notices.current.map(({ toast }) => `${toast.title}: ${toast.body}`),
  };
}
