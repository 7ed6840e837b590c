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

/** State of the question that a game has the portal ask. */
export class QuestionViewModel {
  /** Slots whose guest save the player wants. */
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

  /** Visible question; undefined without one and while the headset is worn. */
  get question(): PendingQuestion | undefined {
    const { question, phase } = this.shown.value;
    return phase.kind === 'seen' ? question : undefined;
  }

  /** Coins of the player. */
  get balance(): number {
    return this.session.value.user?.balance ?? 0;
  }

  /** Coins missing for the purchase. */
  get missing(): number {
    const { question } = this;
    return question?.kind === 'purchase' && question.isTest !== true ? Math.max(0, question.total - this.balance) : 0;
  }

  /** True once the dialog has been visible long enough to accept a press. */
  get armed(): boolean {
    const { phase } = this.shown.value;
    return phase.kind === 'seen' && phase.armed;
  }

  get canAgree(): boolean {
    return canConfirm(this.shown.value.phase) && this.missing === 0;
  }

  get running(): boolean {
    const { phase } = this.shown.value;
    return phase.kind === 'seen' && phase.running;
  }

  /** Error of the failed action. */
  get failure(): string | undefined {
    const { phase } = this.shown.value;
    return phase.kind === 'seen' ? phase.failure?.message : undefined;
  }

  /** True if retrying cannot help. */
  get failedForGood(): boolean {
    const { phase } = this.shown.value;
    return phase.kind === 'seen' && phase.failure?.retryable === false;
  }

  start(): Disposer {
    const following = new Disposables();
    following.add(this.shown.start(), this.session.start());
    return () => {
      following.dispose();
    };
  }

  /** Starts a visible question; preselects guest saves for slots that the account does not use. */
  appeared(): void {
    const { question } = this;
    const slots = question?.kind === 'takeover' ? question.slots : [];
    this.chosen = slots.filter(({ account }) => account === undefined).map(({ slot }) => slot);
    this.state.appeared();
  }

  /** Chooses the guest's or the account's save of a slot. */
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

  /** Declines with an error toast when the script failed to load. */
  couldNotOpen(): void {
    this.state.decline();
    this.notices.announce(noticeToast('network-failed', commonTexts['network-failed']));
  }
}

/** Formats an item with its count: 'Spare wing', '3 × Spare wing'. */
export function countedItem({ name, count }: { readonly name: string; readonly count: number }): string {
  return count === 1 ? name : `${String(count)} × ${name}`;
}

export function questionTitle(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return `Buy ${countedItem(asked)}?`;
    case 'mail-subscription':
      return `Get emails from ${asked.name}?`;
    case 'takeover':
      return 'Keep your guest progress?';
  }
}

/** Returns the label of the confirm button. */
export function agreeText(asked: PendingQuestion): string {
  switch (asked.kind) {
    case 'purchase':
      return asked.total === 0 || asked.isTest === true ? 'Get it' : `Buy for ${coinsText(asked.total)}`;
    case 'mail-subscription':
      return 'Send me emails';
    case 'takeover':
      return 'Keep progress';
  }
}

/** Counts the progress of a guest: '2 saves and 1 score'. */
export function progressText(saves: number, scores: number): string {
  const parts = [counted(saves, 'save'), counted(scores, 'score')].filter((part) => part !== undefined);
  return parts.join(' and ');
}

function counted(count: number, noun: string): string | undefined {
  return count === 0 ? undefined : `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
