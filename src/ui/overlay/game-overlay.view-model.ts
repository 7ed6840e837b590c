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
import type { GameOverlay, GameOverlayEvent, GameOverlayOffers } from '../../domain/overlay/game-overlay';
import {
  closedOverlay,
  nextGameOverlay,
  untilOverlayClosed,
  gameOverlayOffers,
} from '../../domain/overlay/game-overlay';
import { isRunning } from '../../domain/play/xr-presence';
import type { Session } from '../../domain/session/session';
import { commonTexts } from '../notices/texts/common.texts';
import { gameTexts } from '../notices/texts/game.texts';
import type { ReviewsViewModel } from '../reviews/reviews.view-model';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** What the overlay follows and leads to. */
export interface GameOverlayDependencies {
  readonly presence: XrPresenceState;
  readonly session: SessionState;
  readonly modals: ModalOwner;
  readonly questions: QuestionState;
  readonly notices: NoticesState;
  readonly clock: Clock;
  readonly stillness: Stillness;
}

/** What covers the page once a game's headset session is over: reactions, similar games and the review (spec 2 §4). */
export class GameOverlayViewModel {
  private readonly who: ObservedStream<Session>;
  private readonly question;
  private overlay: GameOverlay = closedOverlay;
  private still = false;
  private cancelTick: Cancel = () => undefined;
  /** The player goes on to the review once the overlay is gone. */
  private toReview = false;

  constructor(
    private readonly needs: GameOverlayDependencies,
    private readonly reviews: ReviewsViewModel,
    private readonly similar: () => readonly GameCard[],
  ) {
    this.who = new ObservedStream(needs.session.session$, needs.session.current);
    this.question = new ObservedStream(needs.questions.shown$, needs.questions.current);
    makeAutoObservable<
      this,
      'who' | 'question' | 'needs' | 'reviews' | 'similar' | 'overlay' | 'still' | 'cancelTick' | 'toReview'
    >(
      this,
      {
        who: false,
        question: false,
        needs: false,
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

  /** Waits while a game asks the player something. */
  get open(): boolean {
    return this.overlay.kind === 'open' && this.question.value.stand.kind === 'none';
  }

  get closing(): boolean {
    return this.overlay.kind === 'closing';
  }

  /** What is offered to whoever plays. */
  get offers(): GameOverlayOffers {
    const { user } = this.who.value;
    return gameOverlayOffers({
      signedIn: user !== undefined,
      ownGame: this.reviews.list?.reviewable === false,
      reviewed: this.reviews.own !== undefined,
      similar: this.similar(),
    });
  }

  /** Opens where a running headset session ends; where the game is left, there is no end of it. */
  start(): Disposer {
    const { presence, stillness } = this.needs;
    const following = new Disposables();
    const ends = presence.presence$
      .pipe(
        pairwise(),
        filter(([before, after]) => isRunning(before) && after === 'ended'),
      )
      .subscribe(() => this.move({ type: 'xr-ended', covered: isPortalAsking(this.needs.modals.current) }));
    const still = stillness.wanted$.pipe(distinctUntilChanged()).subscribe((wanted) => (this.still = wanted));
    following.add(
      this.who.start(),
      this.question.start(),
      () => this.vanish(),
      () => ends.unsubscribe(),
      () => still.unsubscribe(),
    );
    return () => {
      following.dispose();
    };
  }

  close(): void {
    this.move({ type: 'close-clicked', now: this.needs.clock.now() });
  }

  /** By a link to another game. */
  leave(): void {
    this.move({ type: 'game-left', now: this.needs.clock.now() });
  }

  /** Closes, and leads to the form or to the player's own review. */
  review(): void {
    this.toReview = true;
    this.close();
  }

  /** Its script did not come: the page goes on without it, and the player is told. */
  couldNotOpen(): void {
    this.vanish();
    this.needs.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }

  private vanish(): void {
    this.cancelTick();
    this.toReview = false;
    this.overlay = closedOverlay;
  }

  private move(event: GameOverlayEvent): void {
    const { closing } = this;
    const overlay = nextGameOverlay(this.overlay, event);
    this.overlay = overlay;
    this.cancelTick();
    if (closing && overlay.kind === 'closed') this.goOn();
    const due = untilOverlayClosed(overlay, this.needs.clock.now());
    if (due === undefined) return;
    const pass = () => this.move({ type: 'time-passed', now: this.needs.clock.now() + (this.still ? due : 0) });
    if (this.still) pass();
    else this.cancelTick = this.needs.clock.after(due, pass);
  }

  private goOn(): void {
    if (!this.toReview) return;
    this.toReview = false;
    if (this.offers.review !== 'scroll-down') {
      this.reviews.form.write();
      return;
    }
    this.reviews.showOwn();
    this.needs.notices.announce(noticeToast('review-exists', gameTexts['review-exists']));
  }
}
