import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, map, skip } from 'rxjs';
import type { AuthModalState } from '../../application/auth/auth-modal-state';
import type { ApiFailure } from '../../application/http/api-failure';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import type { ReactionCount, ReactionLane } from '../../domain/reactions/reaction-lane';
import { nextLane, startLane } from '../../domain/reactions/reaction-lane';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import { commonTexts, filled } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';

type Mark = 'mark';

/** State of a mark; `count` is undefined if the server does not report it. */
export interface MarkSnapshot {
  readonly count: number | undefined;
  readonly mine: boolean;
}

export interface MarkDependencies {
  /** Subject of the mark; a new toast replaces the earlier one about the same subject. */
  readonly about: string;
  /** Reason to log in, after "Please register or login to". */
  readonly purpose: string;
  /** Loads the state if the page's data does not contain it. */
  readonly read?: () => Promise<Result<MarkSnapshot, ApiFailure>>;
  /** Sets or removes the mark and returns the new state. */
  readonly write: (on: boolean) => Promise<Result<MarkSnapshot, ApiFailure>>;
  readonly session: SessionState;
  readonly authModal: AuthModalState;
  readonly notices: NoticesState;
  /** Called after the server has accepted a change. */
  readonly settled?: () => void;
}

/**
 * State of a toggle such as follow or favourite. Changes show at once and revert with a toast on failure.
 * A visitor is asked to log in first; the change is sent after the login.
 */
export class MarkViewModel {
  private lane: ReactionLane<Mark>;
  /** True while a visitor who has pressed is asked to log in. */
  private pendingLogin = false;
  private presses = 0;
  /** Number of session changes; responses of an earlier session are ignored. */
  private sessionNumber = 0;

  constructor(
    start: ReactionCount,
    private readonly dependencies: MarkDependencies,
  ) {
    this.lane = startLane(['mark'], { mark: start });
    makeAutoObservable<this, 'dependencies' | 'lane' | 'pendingLogin' | 'presses' | 'sessionNumber'>(
      this,
      { dependencies: false, pendingLogin: false, presses: false, sessionNumber: false, lane: observableRef },
      { autoBind: true },
    );
  }

  get on(): boolean {
    return this.lane.chosen !== undefined;
  }

  /** Number of players with the mark, the pending change included. */
  get count(): number {
    return this.lane.others.mark + (this.on ? 1 : 0);
  }

  start(): Disposer {
    const { session, authModal } = this.dependencies;
    const started = new Disposables();
    const players = session.session$.pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
    );
    const signing = players.pipe(skip(1)).subscribe(this.follow);
    started.add(() => signing.unsubscribe());
    const closing = authModal.modal$.subscribe(({ open }) => {
      if (!open && session.current.user === undefined) this.pendingLogin = false;
    });
    started.add(() => closing.unsubscribe());
    if (session.current.user !== undefined) void this.read();
    return () => {
      this.pendingLogin = false;
      started.dispose();
    };
  }

  press(): void {
    if (this.dependencies.session.current.user === undefined) {
      this.askLogin();
      return;
    }
    this.presses += 1;
    this.move({ type: 'clicked', kind: 'mark' });
  }

  /** Takes over newer page data unless the player has pressed meanwhile. */
  adopt(now: ReactionCount): void {
    if (this.presses === 0) this.lane = startLane(['mark'], { mark: now });
  }

  private askLogin(): void {
    const { about, purpose, notices, authModal } = this.dependencies;
    notices.announce({
      ...noticeToast('reaction-needs-login', {
        title: 'Login Required',
        body: `Please register or login to ${purpose}.`,
      }),
      key: about,
    });
    authModal.apply({ type: 'opened', pane: 'login' });
    this.pendingLogin = true;
  }

  private follow(player: string | undefined): void {
    // Marks and responses of the previous player must not be shown to the next one.
    this.sessionNumber += 1;
    this.presses = 0;
    this.lane = startLane(['mark'], { mark: { count: this.lane.others.mark, mine: false } });
    if (player === undefined) return;
    if (this.pendingLogin) {
      this.pendingLogin = false;
      this.press();
    } else void this.read();
  }

  private async read(): Promise<void> {
    const { presses, sessionNumber } = this;
    const answer = await this.dependencies.read?.();
    if (answer?.ok === true && presses === this.presses && sessionNumber === this.sessionNumber)
      this.show(answer.value);
  }

  private show({ count = this.count, mine }: MarkSnapshot): void {
    this.lane = startLane(['mark'], { mark: { count, mine } });
  }

  private move(event: Parameters<typeof nextLane<Mark>>[1]): void {
    const { lane, request } = nextLane(this.lane, event);
    this.lane = lane;
    if (request !== undefined) void this.send(request.status);
  }

  private async send(on: boolean): Promise<void> {
    const { write, notices, about, settled } = this.dependencies;
    const { sessionNumber } = this;
    const answer = await write(on);
    if (sessionNumber !== this.sessionNumber) {
      if (answer.ok) settled?.();
      return;
    }
    if (answer.ok) {
      notices.withdraw(about);
      this.recount(answer.value);
      this.move({ type: 'answered', kind: 'mark', retracted: !answer.value.mine });
      settled?.();
      return;
    }
    this.move({ type: 'failed', kind: 'mark' });
    if (answer.error.kind === 'aborted') return;
    const text = filled(commonTexts['call-failed'], failureText(answer.error));
    notices.announce({ ...noticeToast('call-failed', text), key: about });
  }

  private recount({ count, mine }: MarkSnapshot): void {
    if (count === undefined) return;
    this.lane = { ...this.lane, others: { mark: Math.max(0, count - (mine ? 1 : 0)) } };
  }
}

/** Factories for follow and favourite buttons. */
export interface MarkServices {
  /** Follow button of a developer, by slug, with the page's number of followers. */
  readonly followDeveloper: (developer: string, followers: number) => MarkViewModel;
  /** Follow button of a player, by username, with the page's state. */
  readonly followPlayer: (user: string, now: ReactionCount) => MarkViewModel;
  /** Favourite button of a game, by slug; `known` if the page's data contains the state. */
  readonly favourite: (game: string, known?: boolean) => MarkViewModel;
}
