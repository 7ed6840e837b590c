import { makeAutoObservable, observableRef } from 'mobx';
import type { PendingQuestion } from '../../application/bridge/pending-question';
import type { QuestionState } from '../../application/bridge/question-state';
import type { NoticesState } from '../../application/notices/notices-state';
import type { SessionState } from '../../application/session/session-state';
import { canConfirm } from '../../domain/bridge/portal-question';
import { noticeToast } from '../../domain/notices/notice-catalogue';
import { coinsText } from '../catalog/item.texts';
import { commonTexts } from '../notices/texts/common.texts';
import type { Disposer } from '../shared/disposables';
import { Disposables } from '../shared/disposables';
import { ObservedStream } from '../shared/observed-stream';

/** What a game has the portal ask, on the screen. */
export class QuestionViewModel {
  /** The guest's saves that the player wants, by slot. */
  chosen: readonly number[] = [];
  private readonly shown;
  private readonly session;

  constructor(
    private readonly state: QuestionState,
    sessions: SessionState,
    private readonly notices: NoticesState,
  ) {
    this.shown = new ObservedStream(state.shown$, state.current);
    this.session = new ObservedStream(sessions.session$, sessions.current);
    makeAutoObservable<this, 'state' | 'notices' | 'shown' | 'session'>(
      this,
      { state: false, notices: false, shown: false, session: false, chosen: observableRef },
      { autoBind: true },
    );
  }

  /** What stands before the player; undefined while nothing does, and while the headset must be left first. */
  get question(): PendingQuestion | undefined {
    const { question, stand } = this.shown.value;
    return stand.kind === 'seen' ? question : undefined;
  }

  /** The player's coins. */
  get balance(): number {
    return this.session.value.user?.balance ?? 0;
  }

  /** Coins that the player would need besides. */
  get missing(): number {
    const { question } = this;
    return question?.kind === 'purchase' ? Math.max(0, question.total - this.balance) : 0;
  }

  /** Whether the dialog has been in sight for long enough to be answered by a press. */
  get armed(): boolean {
    const { stand } = this.shown.value;
    return stand.kind === 'seen' && stand.armed;
  }

  get canAgree(): boolean {
    return canConfirm(this.shown.value.stand) && this.missing === 0;
  }

  get running(): boolean {
    const { stand } = this.shown.value;
    return stand.kind === 'seen' && stand.running;
  }

  /** Why what was agreed to did not happen. */
  get failure(): string | undefined {
    const { stand } = this.shown.value;
    return stand.kind === 'seen' ? stand.failure?.message : undefined;
  }

  /** Whether after that failure nothing can be tried again. */
  get failedForGood(): boolean {
    const { stand } = this.shown.value;
    return stand.kind === 'seen' && stand.failure?.retryable === false;
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.shown.start(), this.session.start());
    return () => {
      following.dispose();
    };
  }

  /** The dialog is in sight: a guest's save is wanted unless the account has one in its slot. */
  appeared(): void {
    const { question } = this;
    const slots = question?.kind === 'takeover' ? question.slots : [];
    this.chosen = slots.filter(({ account }) => account === undefined).map(({ slot }) => slot);
    this.state.appeared();
  }

  /** Chooses between the guest's save and the account's. */
  choose(slot: number, guest: boolean): void {
    const others = this.chosen.filter((one) => one !== slot);
    this.chosen = guest ? [...others, slot] : others;
  }

  agree(): void {
    if (this.canAgree) void this.state.agree(this.chosen);
  }

  decline(): void {
    this.state.decline();
  }

  /** Its script did not come: the game goes on without an answer, and the player is told. */
  couldNotOpen(): void {
    this.state.decline();
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }
}

/** An item and how many of it: 'Spare wing', '3 × Spare wing'. */
export function countedItem({ name, count }: { readonly name: string; readonly count: number }): string {
  return count === 1 ? name : `${String(count)} × ${name}`;
}

/** What is asked, in a line. */
export function questionTitle(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return `Buy ${countedItem(asked)}?`;
    case 'mail-subscription':
      return `Get mails from ${asked.name}?`;
    case 'takeover':
      return 'Keep what you did as a guest?';
  }
}

/** The yes: what it does, and what it costs. */
export function agreeWords(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return asked.total === 0 ? 'Take it' : `Buy for ${coinsText(asked.total)}`;
    case 'mail-subscription':
      return 'Send me mails';
    case 'takeover':
      return 'Keep it';
  }
}

/** What a guest has done, counted: '2 saves and 1 score'. */
export function countedLeavings(saves: number, scores: number): string {
  const parts = [counted(saves, 'save'), counted(scores, 'score')].filter((part) => part !== undefined);
  return parts.join(' and ');
}

function counted(count: number, thing: string): string | undefined {
  return count === 0 ? undefined : `${String(count)} ${thing}${count === 1 ? '' : 's'}`;
}
