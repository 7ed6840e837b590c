import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, filter, pairwise } from 'rxjs';
import type { QuestionState } from '../../application/bridge/question-state';
import type { ModalOwner } from '../../application/notices/modal-owner';
import type { NoticesState } from '../../application/notices/notices-state';
import type { XrPresenceState } from '../../application/play/xr-presence-state';
import type { SessionState } from '../../application/session/session-state';
import type { Cancel, Clock } from '../../application/system/clock.port';
import type { Stillness } from '../../application/system/stillness.port';
import type { GameCard } from '../../domain/games/game';
import { isPortalAsking } from '../../domain/notices/modal-stack';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { isRunning } from '../../domain/play/xr-presence';
import type { Session } from '../../domain/session/session';
import { commonTexts } from '../notices/texts/common.texts';
import type { ReviewsViewModel } from '../reviews/reviews.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';
import type { GameOverlay, GameOverlayEvent, GameOverlayOffers } from './game-overlay.machine';
import { closedOverlay, nextGameOverlay, untilOverlayClosed, gameOverlayOffers } from './game-overlay.machine';

/** Dependencies of {@link GameOverlayViewModel}. */
export interface GameOverlayDependencies {
  readonly presence: XrPresenceState;
  readonly session: SessionState;
  readonly modals: ModalOwner;
  readonly questions: QuestionState;
  readonly notices: NoticesState;
  readonly clock: Clock;
  readonly stillness: Stillness;
}

/** State of the overlay after a headset session, with reactions, similar games and the review (spec 2 §4). */
export class GameOverlayViewModel {
  private readonly observedSession: ObservedStream<Session>;
  private readonly question;
  private overlay: GameOverlay = closedOverlay;
  private still = false;
  private cancelTick: Cancel = () => undefined;
  /** True if the review opens after the overlay has closed. */
  private toReview = false;

  constructor(
    private readonly dependencies: GameOverlayDependencies,
    private readonly reviews: ReviewsViewModel,
    private readonly similar: () => readonly GameCard[],
  ) {
    this.observedSession = new ObservedStream(dependencies.session.session$, dependencies.session.current);
    this.question = new ObservedStream(dependencies.questions.shown$, dependencies.questions.current);
    makeAutoObservable<
      this,
      | 'observedSession'
      | 'question'
      | 'dependencies'
      | 'reviews'
      | 'similar'
      | 'overlay'
      | 'still'
      | 'cancelTick'
      | 'toReview'
    >(
      this,
      {
        observedSession: false,
        question: false,
        dependencies: false,
        reviews: false,
        similar: false,
        still: false,
        cancelTick: false,
        toReview: false,
        overlay: observableRef,
      },
      { autoBind: true },
    );
  }

  /** False while a game shows a question to the player. */
  get open(): boolean {
    return this.overlay.kind === 'open' && this.question.value.phase.kind === 'none';
  }

  get closing(): boolean {
    return this.overlay.kind === 'closing';
  }

  /** Offers for the visitor or player. */
  get offers(): GameOverlayOffers {
    const { user } = this.observedSession.value;
    return gameOverlayOffers({
      signedIn: user !== undefined,
      ownGame: this.reviews.list?.reviewable === false,
      reviewed: this.reviews.own !== undefined,
      similar: this.similar(),
    });
  }

  /** Opens the overlay when a running headset session ends, but not when the game is left. */
  start(): Disposer {
    const { presence, stillness } = this.dependencies;
    const following = new Disposables();
    const ends = presence.presence$
      .pipe(
        pairwise(),
        filter(([before, after]) => isRunning(before) && after === 'ended'),
      )
      .subscribe(() => this.apply({ type: 'xr-ended', covered: isPortalAsking(this.dependencies.modals.current) }));
    const still = stillness.wanted$.pipe(distinctUntilChanged()).subscribe((wanted) => (this.still = wanted));
    following.add(
      this.observedSession.start(),
      this.question.start(),
      () => this.reset(),
      () => ends.unsubscribe(),
      () => still.unsubscribe(),
    );
    return () => {
      following.dispose();
    };
  }

  close(): void {
    this.apply({ type: 'close-clicked', now: this.dependencies.clock.now() });
  }

  /** Closes the overlay because the visitor follows a link to another game. */
  leave(): void {
    this.apply({ type: 'game-left', now: this.dependencies.clock.now() });
  }

  /** Closes the overlay, then opens the review form or shows the player's own review. */
  review(): void {
    this.toReview = true;
    this.close();
  }

  /** Closes the overlay and shows a toast, because its script failed to load. */
  couldNotOpen(): void {
    this.reset();
    this.dependencies.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private reset(): void {
    this.cancelTick();
    this.toReview = false;
    this.overlay = closedOverlay;
  }

  private apply(event: GameOverlayEvent): void {
    const { closing } = this;
    const overlay = nextGameOverlay(this.overlay, event);
    this.overlay = overlay;
    this.cancelTick();
    if (closing && overlay.kind === 'closed') this.openReview();
    const due = untilOverlayClosed(overlay, this.dependencies.clock.now());
    if (due === undefined) return;
    const pass = () => this.apply({ type: 'time-passed', now: this.dependencies.clock.now() + (this.still ? due : 0) });
    if (this.still) pass();
    else this.cancelTick = this.dependencies.clock.after(due, pass);
  }

  private openReview(): void {
    if (!this.toReview) return;
    this.toReview = false;
    if (this.offers.review === 'scroll-down') this.reviews.showOwn();
    else this.reviews.form.write();
  }
}
