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
import { isRetryable } from '../../domain/bridge/bridge-error-code';
import type { QuestionEvent, QuestionKind, QuestionStand } from '../../domain/bridge/portal-question';
import {
  CONFIRM_INERT_FOR,
  HEADSET_LEFT_WITHIN,
  holdsNo,
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
import { toBridgeError } from './to-bridge-error';

/** How a question ended: `unasked` when the headset session was not left in time, `withdrawn` when the game that asked is gone. */
export type QuestionEnd =
  | { readonly kind: 'agreed' | 'declined' | 'unasked' | 'withdrawn' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Why a question is not asked. */
export type QuestionRefusal = 'busy' | 'declined-lately';

/** What follows from a question. */
export interface QuestionConsequences {
  /** Does what the player has agreed to; `slots` are those that were chosen, where there was a choice. */
  readonly agree: (slots: readonly number[]) => Promise<Result<void, ApiFailure>>;
  /** The question waits until the headset session is left. */
  readonly waits: () => void;
}

/** The question that stands before the player. */
export interface ShownQuestion {
  readonly question: PendingQuestion | undefined;
  readonly stand: QuestionStand;
}

interface Asked extends QuestionConsequences {
  readonly question: PendingQuestion;
  readonly following: Subscription;
  readonly end: (end: QuestionEnd) => void;
  failure: ApiFailure | undefined;
  /** Whether the player who was asked has left, while what they agreed to was under way. */
  left: boolean;
}

const nothing: Cancel = () => undefined;
const nobody: ShownQuestion = { question: undefined, stand: noQuestion };

/**
 * Asks players on behalf of games, one question at a time. Its answer is that of the player who was asked: it is a no when somebody else
 * takes the tab over,
 * save while what was agreed to is under way. After a no the like is not asked again for 10 s.
 */
export class QuestionState {
  private readonly cell = new BehaviorSubject<ShownQuestion>(nobody);
  readonly shown$: Observable<ShownQuestion> = this.cell.asObservable();
  /** Emits whether the question has its turn among the modals. */
  readonly visible$: Observable<boolean>;
  private asked: Asked | undefined;
  private cancelTimer: Cancel = nothing;
  private readonly withdrawn = new Subject<void>();
  private readonly saidNo = new Map<QuestionKind, number>();

  constructor(
    private readonly session: SessionState,
    private readonly presence: XrPresenceState,
    private readonly clock: Clock,
    private readonly modals: ModalOwner,
  ) {
    this.visible$ = combineLatest([this.shown$, modals.stack$]).pipe(
      map(([{ stand }, stack]) => stand.kind === 'seen' && isModalOpen(stack, 'question')),
      distinctUntilChanged(),
    );
  }

  get current(): ShownQuestion {
    return this.cell.value;
  }

  /** Why a question of that kind would not be asked now; undefined when it would. */
  refusal(kind: QuestionKind): QuestionRefusal | undefined {
    if (this.asked !== undefined || isPortalAsking(this.modals.current)) return 'busy';
    return holdsNo(this.saidNo.get(kind), this.clock.now()) ? 'declined-lately' : undefined;
  }

  /** Asks the player, and answers with the promise of how that will end. */
  ask(
    question: PendingQuestion,
    then: QuestionConsequences,
  ): Result<{ readonly end: Promise<QuestionEnd> }, QuestionRefusal> {
    const reason = this.refusal(question.kind);
    if (reason !== undefined) return err(reason);
    let tell: Asked['end'] = () => undefined;
    const end = new Promise<QuestionEnd>((resolve) => (tell = resolve));
    const asked: Asked = {
      ...then,
      question,
      following: new Subscription(),
      end: tell,
      failure: undefined,
      left: false,
    };
    this.asked = asked;
    this.move({ type: 'asked', inHeadset: isRunning(this.presence.current) });
    this.follow(asked);
    return ok({ end });
  }

  /** Asks the player as soon as a question of that kind may be asked, and tells how it ended; only the player of this moment is asked. */
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
      // A moment later: what frees the player is to be over first.
      const chances$ = merge(this.shown$, this.modals.stack$).pipe(observeOn(asapScheduler));
      holding.add(
        chances$.subscribe(() => {
          const asked = this.ask(question, then);
          if (asked.ok) end(asked.value.end);
        }),
      );
    });
  }

  /** The dialog has come into sight: its yes has an effect a moment later. */
  appeared(): void {
    if (this.cell.value.stand.kind !== 'seen') return;
    this.cancelTimer();
    this.cancelTimer = this.clock.after(CONFIRM_INERT_FOR, () => void this.move({ type: 'looked-at' }));
  }

  /** The player's yes; ignored while it has no effect. */
  async agree(slots: readonly number[] = []): Promise<void> {
    const { asked } = this;
    if (asked === undefined || !this.move({ type: 'agreed' })) return;
    const result = await asked.agree(slots).catch((bug: unknown) => {
      this.finish(asked, { kind: 'failed', failure: { kind: 'malformed' } });
      throw bug;
    });
    if (result.ok) this.finish(asked, { kind: 'agreed' });
    else this.fail(asked, result.error);
  }

  /** The player's no; ignored while what was agreed to is under way. */
  decline(): void {
    const { asked } = this;
    const { stand } = this.cell.value;
    if (asked === undefined || (stand.kind === 'seen' && stand.running)) return;
    if (asked.failure === undefined) this.saidNo.set(asked.question.kind, this.clock.now());
    this.finish(asked, asked.failure === undefined ? { kind: 'declined' } : { kind: 'failed', failure: asked.failure });
  }

  /** The game that asked is gone, and its question with it. */
  withdraw(): void {
    this.withdrawn.next();
    if (this.asked !== undefined) this.finish(this.asked, { kind: 'withdrawn' });
  }

  private follow(asked: Asked): void {
    const player = this.session.current.user?.id;
    asked.following.add(
      this.session.session$.subscribe(({ user }) => {
        if (user?.id !== player) this.leave(asked);
      }),
    );
    asked.following.add(
      this.presence.presence$.pipe(map(isRunning), distinctUntilChanged()).subscribe((inHeadset) => {
        if (this.asked === asked) this.move({ type: inHeadset ? 'headset-entered' : 'headset-left' });
      }),
    );
  }

  /** The player who was asked has left; what they agreed to still ends as it does. */
  private leave(asked: Asked): void {
    const { stand } = this.cell.value;
    if (stand.kind === 'seen' && stand.running) asked.left = true;
    else this.finish(asked, { kind: 'declined' });
  }

  private fail(asked: Asked, failure: ApiFailure): void {
    if (this.asked !== asked) return;
    // Nobody else is asked to try it again.
    if (asked.left) {
      this.finish(asked, { kind: 'failed', failure });
      return;
    }
    asked.failure = failure;
    const { code, message } = toBridgeError(failure);
    this.move({ type: 'failed', failure: { message, retryable: isRetryable(code) } });
  }

  private finish(asked: Asked, end: QuestionEnd): void {
    if (this.asked !== asked) return;
    this.asked = undefined;
    asked.following.unsubscribe();
    this.move({ type: 'ended' });
    asked.end(end);
  }

  /** Whether that changed anything. */
  private move(event: QuestionEvent): boolean {
    const before = this.cell.value.stand;
    const stand = nextQuestion(before, event);
    if (stand === before) return false;
    this.cell.next({ question: this.asked?.question, stand });
    // The answer may have changed the question again.
    this.modals.apply(this.cell.value.stand.kind === 'seen' ? 'requested' : 'released', 'question');
    if (stand.kind !== before.kind) this.turn(stand);
    return true;
  }

  private turn({ kind }: QuestionStand): void {
    this.cancelTimer();
    this.cancelTimer = nothing;
    const { asked } = this;
    if (kind !== 'waiting' || asked === undefined) return;
    this.cancelTimer = this.clock.after(HEADSET_LEFT_WITHIN, () => this.finish(asked, { kind: 'unasked' }));
    asked.waits();
  }
}
