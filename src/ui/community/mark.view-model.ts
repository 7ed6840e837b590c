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

/** How things stand with a mark; the number undefined where it is not told. */
export interface MarkSnapshot {
  readonly count: number | undefined;
  readonly mine: boolean;
}

/** What a mark is kept by. */
export interface MarkDependencies {
  /** What is marked: the newest notice about it takes the place of an older one. */
  readonly about: string;
  /** Asks how things stand, where the page does not tell. */
  readonly read?: () => Promise<Result<MarkSnapshot, ApiFailure>>;
  /** Sets the mark or takes it away; answers how things stand then. */
  readonly write: (on: boolean) => Promise<Result<MarkSnapshot, ApiFailure>>;
  readonly session: SessionState;
  readonly authModal: AuthModalState;
  readonly notices: NoticesState;
  /** The server has taken a change. */
  readonly settled?: () => void;
}

/** Something that a player sets and takes away by one button, such as following or a favourite: it shows at once, and goes back with a word where it fails. A visitor is asked to log in, and what was wished is done then. */
export class MarkViewModel {
  private lane: ReactionLane<Mark>;
  /** A visitor has pressed, and is asked to log in. */
  private waits = false;
  private presses = 0;
  /** How often the player has changed: what was asked for an earlier one is not shown to the next. */
  private era = 0;

  constructor(
    start: ReactionCount,
    private readonly needs: MarkDependencies,
  ) {
    this.lane = startLane(['mark'], { mark: start });
    makeAutoObservable<this, 'needs' | 'lane' | 'waits' | 'presses' | 'era'>(
      this,
      { needs: false, waits: false, presses: false, era: false, lane: observableRef },
      { autoBind: true },
    );
  }

  get on(): boolean {
    return this.lane.chosen !== undefined;
  }

  /** How many have set it, the player as wished included. */
  get count(): number {
    return this.lane.others.mark + (this.on ? 1 : 0);
  }

  start(): Disposer {
    const { session, authModal } = this.needs;
    const started = new Disposables();
    const players = session.session$.pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
    );
    const signing = players.pipe(skip(1)).subscribe(this.follow);
    started.add(() => signing.unsubscribe());
    const closing = authModal.modal$.subscribe(({ open }) => {
      if (!open && session.current.user === undefined) this.waits = false;
    });
    started.add(() => closing.unsubscribe());
    if (session.current.user !== undefined) void this.read();
    return () => {
      this.waits = false;
      started.dispose();
    };
  }

  press(): void {
    if (this.needs.session.current.user === undefined) {
      this.needs.authModal.apply({ type: 'opened', pane: 'login' });
      this.waits = true;
      return;
    }
    this.presses += 1;
    this.move({ type: 'clicked', kind: 'mark' });
  }

  /** Takes over what the page tells now, unless the player has pressed since it came. */
  adopt(now: ReactionCount): void {
    if (this.presses === 0) this.lane = startLane(['mark'], { mark: now });
  }

  private follow(player: string | undefined): void {
    // What another one has marked is nobody else's to see, nor are answers to them.
    this.era += 1;
    this.presses = 0;
    this.lane = startLane(['mark'], { mark: { count: this.lane.others.mark, mine: false } });
    if (player === undefined) return;
    if (this.waits) {
      this.waits = false;
      this.press();
    } else void this.read();
  }

  private async read(): Promise<void> {
    const { presses, era } = this;
    const answer = await this.needs.read?.();
    if (answer?.ok === true && presses === this.presses && era === this.era) this.show(answer.value);
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
    const { write, notices, about, settled } = this.needs;
    const { era } = this;
    const answer = await write(on);
    if (era !== this.era) {
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

/** Makes the buttons by which players follow and keep favourites. */
export interface MarkServices {
  /** By the developer's slug, with how many follow as the page tells. */
  readonly followDeveloper: (developer: string, followers: number) => MarkViewModel;
  /** By user name, with how things stand as the page tells. */
  readonly followPlayer: (user: string, now: ReactionCount) => MarkViewModel;
  /** By the game's slug; `known` where the page tells whether it is one. */
  readonly favourite: (game: string, known?: boolean) => MarkViewModel;
}
