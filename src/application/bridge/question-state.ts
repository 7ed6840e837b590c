import type { Observable } from 'rxjs';
import {
  asapScheduler,
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  observeOn,
  Subject,
  Subscription,
} from 'rxjs';
import { isRetryable } from '../../domain/bridge/bridge-error';
import type { QuestionEvent, QuestionKind, QuestionPhase } from '../../domain/bridge/portal-question';
import {
  CONFIRM_INERT_FOR,
  HEADSET_LEFT_WITHIN,
  isRefusalActive,
  nextQuestion,
  noQuestion,
} from '../../domain/bridge/portal-question';
import { isModalOpen, isPortalAsking } from '../../domain/notices/modal-stack';
import { isRunning } from '../../domain/play/xr-presence';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import type { ModalOwner } from '../notices/modal-owner';
import type { XrPresenceState } from '../play/xr-presence-state';
import type { SessionState } from '../session/session-state';
import type { Cancel, Clock } from '../system/clock.port';
import type { PendingQuestion } from './pending-question';
import { toBridgeError } from './answered';

/** Outcome of a question: `unasked` if the headset session did not end in time, `withdrawn` if the game is gone. */
export type QuestionEnd =
  | { readonly kind: 'agreed' | 'declined' | 'unasked' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Reason why a question cannot be asked. */
export type QuestionRefusal = 'busy' | 'recently-declined';

/** Callbacks of a question. */
export interface QuestionConsequences {
  /** Performs the action that the player has agreed to; `slots` are the chosen slots, where there was a choice. */
  readonly agree: (slots: readonly number[]) => Promise<Result<void, ApiFailure>>;
  /** Called when the question waits for the end of the headset session. */
  readonly waits: () => void;
}

/** Question that is currently shown to the player. */
export interface ShownQuestion {
  readonly question: PendingQuestion | undefined;
  readonly phase: QuestionPhase;
}

interface ActiveQuestion extends QuestionConsequences {
  readonly question: PendingQuestion;
  readonly following: Subscription;
  readonly end: (end: QuestionEnd) => void;
  failure: ApiFailure | undefined;
  /** True if the player left while the agreed action was running. */
  left: boolean;
}

const nothing: Cancel = () => undefined;
const noShownQuestion: ShownQuestion = { question: undefined, phase: noQuestion };

/** Asks players on behalf of games, one question at a time. A refusal blocks questions of the same kind for 10 s. */
export class QuestionState {
  private readonly cell = new BehaviorSubject<ShownQuestion>(noShownQuestion);
  readonly shown$: Observable<ShownQuestion> = this.cell.asObservable();
  /** Emits whether the question is the open modal. */
  readonly visible$: Observable<boolean>;
  private active: ActiveQuestion | undefined;
  private cancelTimer: Cancel = nothing;
  private readonly withdrawn = new Subject<void>();
  private readonly declinedAt = new Map<QuestionKind, number>();

  constructor(
    private readonly session: SessionState,
    private readonly presence: XrPresenceState,
    private readonly clock: Clock,
    private readonly modals: ModalOwner,
  ) {
    this.visible$ = combineLatest([this.shown$, modals.stack$]).pipe(
      map(([{ phase }, stack]) => phase.kind === 'seen' && isModalOpen(stack, 'question')),
      distinctUntilChanged(),
    );
  }

  get current(): ShownQuestion {
    return this.cell.value;
  }

  /** Returns why a question of this kind cannot be asked now; undefined when it can be asked. */
  refusal(kind: QuestionKind): QuestionRefusal | undefined {
    if (this.active !== undefined || isPortalAsking(this.modals.current)) return 'busy';
    return isRefusalActive(this.declinedAt.get(kind), this.clock.now()) ? 'recently-declined' : undefined;
  }

  /** Asks the player, and returns a promise of the outcome. */
  ask(
    question: PendingQuestion,
    then: QuestionConsequences,
  ): Result<{ readonly end: Promise<QuestionEnd> }, QuestionRefusal> {
    const reason = this.refusal(question.kind);
    if (reason !== undefined) return err(reason);
    let resolveEnd: ActiveQuestion['end'] = () => undefined;
    const end = new Promise<QuestionEnd>((resolve) => (resolveEnd = resolve));
    const active: ActiveQuestion = {
      ...then,
      question,
      following: new Subscription(),
      end: resolveEnd,
      failure: undefined,
      left: false,
    };
    this.active = active;
    this.move({ type: 'asked', inHeadset: isRunning(this.presence.current) });
    this.follow(active);
    return ok({ end });
  }

  /** Asks as soon as a question of this kind can be asked. A change of the player in the meantime declines it. */
  askWhenFree(question: PendingQuestion, then: QuestionConsequences): Promise<QuestionEnd> {
    const player = this.session.current.user?.id;
    return new Promise((resolve) => {
      const holding = new Subscription();
      const end = (ended: QuestionEnd | Promise<QuestionEnd>) => {
        holding.unsubscribe();
        resolve(ended);
      };
      holding.add(this.withdrawn.subscribe(() => end({ kind: 'withdrawn' })));
      holding.add(
        this.session.session$
          .pipe(filter(({ user }) => user?.id !== player))
          .subscribe(() => end({ kind: 'declined' })),
      );
      // Deferred, so that the event that frees the player is processed first.
      const chances$ = merge(this.shown$, this.modals.stack$).pipe(observeOn(asapScheduler));
      holding.add(
        chances$.subscribe(() => {
          const active = this.ask(question, then);
          if (active.ok) end(active.value.end);
        }),
      );
    });
  }

  /** Called when the dialog becomes visible. The confirm button takes effect a moment later. */
  appeared(): void {
    if (this.cell.value.phase.kind !== 'seen') return;
    this.cancelTimer();
    this.cancelTimer = this.clock.after(CONFIRM_INERT_FOR, () => void this.move({ type: 'looked-at' }));
  }

  /** Confirms the question; ignored while confirming has no effect. */
  async agree(slots: readonly number[] = []): Promise<void> {
    const { active } = this;
    if (active === undefined || !this.move({ type: 'agreed' })) return;
    const result = await active.agree(slots).catch((bug: unknown) => {
      this.finish(active, { kind: 'failed', failure: { kind: 'malformed' } });
      throw bug;
    });
    if (result.ok) this.finish(active, { kind: 'agreed' });
    else this.fail(active, result.error);
  }

  /** Declines the question; ignored while the agreed action is running. */
  decline(): void {
    const { active } = this;
    const { phase } = this.cell.value;
    if (active === undefined || (phase.kind === 'seen' && phase.running)) return;
    if (active.failure === undefined) this.declinedAt.set(active.question.kind, this.clock.now());
    this.finish(
      active,
      active.failure === undefined ? { kind: 'declined' } : { kind: 'failed', failure: active.failure },
    );
  }

  /** Withdraws the question because the game that asked is gone. */
  withdraw(): void {
    this.withdrawn.next();
    if (this.active !== undefined) this.finish(this.active, { kind: 'withdrawn' });
  }

  private follow(active: ActiveQuestion): void {
    const player = this.session.current.user?.id;
    active.following.add(
      this.session.session$.subscribe(({ user }) => {
        if (user?.id !== player) this.leave(active);
      }),
    );
    active.following.add(
      this.presence.presence$.pipe(map(isRunning), distinctUntilChanged()).subscribe((inHeadset) => {
        if (this.active === active) this.move({ type: inHeadset ? 'headset-entered' : 'headset-left' });
      }),
    );
  }

  /** Called when the player who was asked has left. A running action still completes. */
  private leave(active: ActiveQuestion): void {
    const { phase } = this.cell.value;
    if (phase.kind === 'seen' && phase.running) active.left = true;
    else this.finish(active, { kind: 'declined' });
  }

  private fail(active: ActiveQuestion, failure: ApiFailure): void {
    if (this.active !== active) return;
    // Another player cannot retry the action.
    if (active.left) {
      this.finish(active, { kind: 'failed', failure });
      return;
    }
    active.failure = failure;
    const { code, message } = toBridgeError(failure);
    this.move({ type: 'failed', failure: { message, retryable: isRetryable(code) } });
  }

  private finish(active: ActiveQuestion, end: QuestionEnd): void {
    if (this.active !== active) return;
    this.active = undefined;
    active.following.unsubscribe();
    this.move({ type: 'ended' });
    active.end(end);
  }

  /** Returns true if the state has changed. */
  private move(event: QuestionEvent): boolean {
    const before = this.cell.value.phase;
    const phase = nextQuestion(before, event);
    if (phase === before) return false;
    this.cell.next({ question: this.active?.question, phase });
    // A subscriber may have changed the question again.
    this.modals.apply(this.cell.value.phase.kind === 'seen' ? 'requested' : 'released', 'question');
    if (phase.kind !== before.kind) this.onKindChanged(phase);
    return true;
  }

  private onKindChanged({ kind }: QuestionPhase): void {
    this.cancelTimer();
    this.cancelTimer = nothing;
    const { active } = this;
    if (kind !== 'waiting' || active === undefined) return;
    this.cancelTimer = this.clock.after(HEADSET_LEFT_WITHIN, () => this.finish(active, { kind: 'unasked' }));
    active.waits();
  }
}
